// Holds the messages of docs/server.md, "Troubleshooting", to the strings of server/*.cpp; "N" and "..." stand for
// what is filled in.
import { readFileSync } from 'node:fs';
import { listFiles, report } from './files.mjs';

/** From SQLite, and one that is a code of the protocol. */
const others = ['file is not a database', 'database disk image is malformed', 'players see `not-saved`'];

const written = listFiles(/^server\/.*\.cpp$/)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replace(/"\s*\n\s*"/g, '') // a string over several lines
  .replace(/"\s*\+[^";]*\+\s*"/g, ' N '); // a string with something filled in
const plain = (text) =>
  text
    .replace(/\.\.\.|\bN\b/g, ' ')
    .replace(/[\s;]+/g, ' ')
    .trim();
const sources = plain(written);

const table = readFileSync('docs/server.md', 'utf8').split('## Troubleshooting')[1]?.split('\n## ')[0] ?? '';
const messages = [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell]) => cell).slice(1);
const problems = messages.length < 10 ? ['docs/server.md, "Troubleshooting": hardly a message'] : [];
for (const message of messages.filter((cell) => !/^-+$/.test(cell)))
  for (const part of message.split('; '))
    if (!others.includes(part))
      for (const piece of part.split(/\.\.\.|\bN\b|\(process N\)|, /).map(plain))
        if (!sources.includes(piece)) problems.push(`docs/server.md: the server does not write "${piece}"`);
report('troubleshooting', problems, `${messages.length} messages`);
