// The files of the tree as git sees them: tracked, or new and not ignored.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export function listFiles(pattern) {
  const out = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return [...new Set(out.split('\0'))].filter((file) => pattern.test(file) && existsSync(file)).sort();
}

export function readLines(file) {
  return readFileSync(file, 'utf8').split('\n');
}

/** Prints what is wrong and ends the program with the right status. */
export function report(name, problems, summary) {
  for (const problem of problems) console.error(problem);
  console.log(problems.length ? `${name}: ${problems.length} to mend` : `${name}: ${summary}`);
  process.exit(problems.length ? 1 : 0);
}
