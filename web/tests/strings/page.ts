// Every string of a language on one page: the words of web/src/lang, each called with every kind of name and count.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { Sampler, type Words } from './samples';

const folder = fileURLToPath(new URL('../../src/words/', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
/** Helpers and code, not words. */
const NOT_WORDS = /^(grammar|nouns)\.|^lang\.svelte\.ts$|^names\.ts$/;

export type Code = 'en' | 'de';

/** The files that hold words of this language: X.en.ts, en.ts, and what has both languages in one file. */
export function filesOf(code: Code): string[] {
  const other = code === 'en' ? 'de' : 'en';
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !NOT_WORDS.test(file))
    .filter((file) => !file.endsWith(`.${other}.ts`) && file !== `${other}.ts`)
    .sort();
}

let program: ts.Program | undefined;
function programOf(): ts.Program {
  if (program) return program;
  const read = ts.readConfigFile(`${root}tsconfig.json`, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, root);
  program = ts.createProgram(
    readdirSync(folder).flatMap((file) => (file.endsWith('.ts') ? [folder + file] : [])),
    { ...options, noEmit: true },
  );
  return program;
}

/** Lines "file path: text", one for each different text that a string of the file gives. */
export async function pageOf(code: Code, words: Words): Promise<string[]> {
  const checker = programOf().getTypeChecker();
  const lines: string[] = [];
  /** What one file takes over from another stands on the page once. */
  const shown = new Set<unknown>();
  for (const file of filesOf(code)) {
    const source = programOf().getSourceFile(folder + file);
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!source || !symbol) continue;
    const module = (await import(/* @vite-ignore */ folder + file)) as Record<string, unknown>;
    const say = (path: string, text: string): void => void lines.push(`${path}: ${text.replace(/\u00ad/g, '')}`);
    const visit = (value: unknown, type: ts.Type, path: string): void => {
      if (value && (typeof value === 'object' || typeof value === 'function')) {
        if (shown.has(value)) return;
        shown.add(value);
      }
      if (typeof value === 'string') say(path, value);
      else if (typeof value === 'function') call(value as (...args: unknown[]) => unknown, type, path);
      else if (Array.isArray(value)) {
        const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
        value.forEach((one, i) => visit(one, element ?? type, `${path}[${i}]`));
      } else if (value && typeof value === 'object')
        for (const [key, inner] of Object.entries(value)) visit(inner, memberOf(type, key), `${path}.${key}`);
    };
    const memberOf = (type: ts.Type, key: string): ts.Type => {
      const member = checker.getPropertyOfType(type, key);
      if (member) return checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(member, source));
      return checker.getIndexTypeOfType(type, ts.IndexKind.String) ?? type;
    };
    const call = (value: (...args: unknown[]) => unknown, type: ts.Type, path: string): void => {
      const [signature] = type.getCallSignatures();
      if (!signature) throw new Error(`${file}: ${path}: a function without a type`);
      const seen = new Set<string>();
      const ids = file.startsWith('cartus') ? { ...words, id: 'church-2' } : words;
      for (const args of new Sampler(checker, ids).calls(signature)) {
        let result: unknown;
        try {
          result = value(...args);
        } catch (error) {
          throw new Error(`${file}: ${path} with ${JSON.stringify(args)}`, { cause: error });
        }
        const texts = typeof result === 'string' ? [result] : leaves(result);
        for (const text of new Set(texts)) {
          if (!seen.has(text)) say(path, text);
          seen.add(text);
        }
      }
    };
    for (const exported of checker.getExportsOfModule(symbol)) {
      const value = module[exported.name];
      if (typeof value === 'function' || value === undefined) {
        // `xWords(code)` of a file with both languages
        const both = typeof value === 'function' && /Words$|Names$|Events$/.test(exported.name);
        if (!both || !holdsWords(source)) continue;
        const type = checker.getTypeOfSymbolAtLocation(exported, source).getCallSignatures()[0]?.getReturnType();
        if (type) visit((value as (code: Code) => unknown)(code), type, `${file} ${exported.name}`);
        continue;
      }
      visit(
        value,
        checker.getTypeOfSymbolAtLocation(exported, source),
        `${file.replace(/\.ts$/, '')} ${exported.name}`,
      );
    }
  }
  return lines;
}

/** Whether the file itself has words of both languages, and does not only choose between two files. */
const holdsWords = (source: ts.SourceFile): boolean => !/from '\.\/[a-z-]+\.de'/.test(source.text);

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
}
