// Holds docs/cli.md to the program: a section with an example for each command of `rattus --help`, and in it, in
// "Common options" or in docs/server.md each option of `rattus COMMAND --help`; and no other options.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { report } from './files.mjs';

const program = process.argv[2] ?? 'build/release/rattus';
const help = (...command) => execFileSync(program, [...command, '--help'], { encoding: 'utf8' });
const optionsIn = (text) => new Set(text.match(/(?<![\w-])--[a-z][a-z-]*/g) ?? []);

const [, ...parts] = readFileSync('docs/cli.md', 'utf8').split(/^## /m);
const sections = new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part]));
const common = sections.get('Common options') ?? '';
const shared = optionsIn(common);
const server = optionsIn(readFileSync('docs/server.md', 'utf8'));

const commandsIn = (text) =>
  [...(text.split(/^Example/m)[0].split('Subcommands:')[1] ?? '').matchAll(/^ {2}([a-z-]+) /gm)].map(
    ([, name]) => name,
  );
/** The options of a command and of the commands below it. */
function optionsOf(...command) {
  const text = help(...command);
  const own = [...text.matchAll(/^ {2}(?:-\w,)?(--[a-z-]+)/gm)].map(([, option]) => option);
  return new Set([...own, ...commandsIn(text).flatMap((below) => [...optionsOf(...command, below)])]);
}

const commands = commandsIn(help());
const problems = commands.length < 10 ? ['rattus --help lists hardly a command'] : [];
for (const name of commands) {
  const section = sections.get(name);
  if (!section) {
    problems.push(`docs/cli.md has no section "## ${name}"`);
    continue;
  }
  // Lines of examples begin with the program's name.
  if (!new RegExp(`\`\`\`[^\`]*\\brattus ${name}\\b[^\`]*\`\`\``).test(section))
    problems.push(`docs/cli.md has no example of rattus ${name}`);
  const own = optionsOf(name);
  const told = optionsIn(section);
  for (const option of own) {
    const known = told.has(option) || shared.has(option) || (name === 'serve' && server.has(option));
    if (!known && option !== '--help') problems.push(`docs/cli.md does not name rattus ${name} ${option}`);
  }
  for (const option of told)
    if (!own.has(option) && !shared.has(option)) problems.push(`docs/cli.md: rattus ${name} has no ${option}`);
}
for (const name of sections.keys())
  if (name !== 'Common options' && !commands.includes(name)) problems.push(`docs/cli.md: there is no rattus ${name}`);
report('commands', problems, `${commands.length} commands`);
