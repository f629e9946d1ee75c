// What stylelint looks for: colours and sizes of letters have their names in src/ui/tokens.css, and only there.
// Layout is prettier's business (.prettierrc.json).
// A title is a multiple of the largest size; what grows with its place has its least and most from here.
const SIZE = String.raw`(?:var\(--size-\d\)|(?:calc|min|clamp)\((?!.*\dpx)[^;]*var\(--size-\d\)[^;]*\))`;
const TOKEN = new RegExp(`^(?:inherit|${SIZE})$`);
const FONT = new RegExp(String.raw`^(?:inherit$|(?:italic )?(?:700 )?${SIZE}(?: ?/ ?[\d.]+(?:px)?)?\s+(?!.*\d))`);

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
