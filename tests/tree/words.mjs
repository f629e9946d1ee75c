// tests/tree/words.mjs RATTUS: the words that docs/words.md drops (words.json lists them) stand nowhere in what people
// read: the page, the terminal, refusals, `--help`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from '../../web/node_modules/typescript/lib/typescript.js';
import { listFiles, report } from './files.mjs';

const [rattus] = process.argv.slice(2);
const lists = JSON.parse(readFileSync(new URL('words.json', import.meta.url), 'utf8'));

/** One text that a person reads, and where it stands. */
const texts = [];
const add = (language, where, place, text) => texts.push({ language, where, place, text });

/** An id: no space, and small letters with hyphens or dots, or a decision or clause. */
const isId = (text) => /^[a-z0-9_.:+/@-]*$/.test(text) || /^[A-Z]+-[A-Z0-9-]+$/.test(text);

/** The text of a string, of its parts if it is put together, with {} for what is filled in. */
function joined(node) {
  if (ts.isStringLiteralLike(node)) return node.text.replace(/\u00ad/g, '');
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}').replace(/\u00ad/g, '');
  if (ts.isBinaryExpression(node)) return joined(node.left) + joined(node.right);
  return ts.isParenthesizedExpression(node) ? joined(node.expression) : '{}';
}

function stringsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const language = (node) => {
    for (let at = node; at; at = at.parent) {
      const name = at.name?.getText?.() ?? '';
      if (/^de$|De$|German/.test(name)) return 'de';
      if (/^en$|En$|English/.test(name)) return 'en';
    }
    return /[./]de\.ts$/.test(file) ? 'de' : 'en';
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      // One sentence, split over lines.
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      return add(language(node), 'page', `${file}:${line}`, joined(node));
    }
    const name = ts.isPropertyAssignment(node.parent ?? node) && node.parent.name === node;
    if (!name && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))) {
      const text = joined(node);
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      if (!isId(text)) add(language(node), 'page', `${file}:${line}`, text);
      if (ts.isStringLiteralLike(node)) return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}
listFiles(/^web\/src\/words\/.*\.ts$/).forEach(stringsOf);

function valuesOf(language, place, value) {
  if (typeof value === 'string') add(language, 'terminal', place, value.replace(/\{\w+(?=[:}])/g, '{'));
  else for (const [key, inner] of Object.entries(value)) valuesOf(language, `${place} ${key}`, inner);
}
for (const file of listFiles(/^data\/(terminal|texts)\/[a-z]+\.json$/))
  valuesOf(/(\w+)\.json$/.exec(file)[1], file, JSON.parse(readFileSync(file, 'utf8')));

const help = (...words) => execFileSync(rattus, [...words, '--help'], { encoding: 'utf8' });
const overview = help();
const commands = [...overview.slice(overview.search(/^Subcommands:/im)).matchAll(/^ {2}([a-z]+) /gm)].map(([, c]) => c);
for (const words of [[], ...commands.map((command) => [command])])
  help(...words)
    .split('\n')
    .forEach((line) => add('en', 'help', `rattus ${[...words, '--help'].join(' ')}`, line));

const found = Object.entries(lists).flatMap(([language, rules]) =>
  Array.isArray(rules)
    ? rules.flatMap(({ drop, use, where, except = [], cased }) => {
        const pattern = new RegExp(drop, cased ? 'u' : 'iu');
        return texts
          .filter((text) => text.language === language && (!where || text.where === where) && pattern.test(text.text))
          .filter(({ place, text }) => !except.some((allowed) => place.startsWith(allowed) || text.includes(allowed)))
          .map(({ place, text }) => `${place}: “${pattern.exec(text)[0]}”: ${use}. In: ${text.slice(0, 160)}`);
      })
    : [],
);
const rules = Object.values(lists).filter(Array.isArray).flat();
const blind = rules.filter(({ drop, as, cased }) => !new RegExp(drop, cased ? 'u' : 'iu').test(as));
const problems = [...found, ...blind.map(({ drop, as }) => `words.json: ${drop} does not find “${as}”`)];
if (commands.length < 10) problems.push(`rattus --help names ${commands.length} commands`);
report('words', problems, `${texts.length} texts, ${commands.length} commands`);
