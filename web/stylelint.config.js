// What stylelint looks for: colours and sizes of letters have their names in src/ui/tokens.css, and only there.
// Layout is prettier's business (.prettierrc.json). What is still by hand is counted, file by file, in
// stylelint-suppressions.json.
const TOKEN = /^(?:(?:var\(--size-\w+\)|inherit|0)$)/;
const FONT = /^(?:inherit$|(?:(?:italic|small-caps|normal|bold|\d00) )*var\(--size-\w+\)(?:\/[\d.]+)? )/;

export default {
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  ignoreFiles: ['src/ui/tokens.css'],
  reportNeedlessDisables: true,
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
    'declaration-property-value-allowed-list': { 'font-size': [TOKEN], font: [FONT] },
  },
};
