// What a string that takes names, counts or yes and no is called with, by the types and names of its parameters.
import ts from 'typescript';

/** A value, or several of which each is worth seeing. */
export interface Sample {
  value: unknown;
  /** Whether it names the reader, so that a flag beside it can agree. */
  you?: boolean;
}

/** As many as a sentence may name, less the reader. */
const PEOPLE = ['Bertrand', 'Maximiliane von Hohenfels', 'Agnes', 'Cosima'];
/** Parameters that name a person. */
const PERSON = /^_?(who|name|player|leader|winner|last|other|owner|holder|by|whom|actor|first|from_player|to_player)$/i;
const FLAG_OF_PERSON = /^(is)?you$/i;
const MOST = 120;

export interface Words {
  you: string;
  region: string;
  card: string;
  /** What an id looks like where a string of the file looks one up. */
  id?: string;
}

/** A text for a parameter that is not a person. */
function word(name: string, words: Words): string {
  if (/^(id|kinds?|cards?)$/.test(name) && words.id) return words.id;
  if (name === 'to') return 'Italia';
  if (/region|^from$/i.test(name)) return words.region;
  if (/card|acc/i.test(name)) return words.card;
  return `‹${name}›`;
}

export class Sampler {
  constructor(
    private checker: ts.TypeChecker,
    private words: Words,
  ) {}

  /** Argument lists for a function of this signature. */
  calls(signature: ts.Signature): unknown[][] {
    const lists = signature.parameters.map((parameter) => this.ofSymbol(parameter, 0));
    return this.combine(lists).map((samples) => samples.map(({ value }) => value));
  }

  private ofSymbol(symbol: ts.Symbol, depth: number): Sample[] {
    const at = symbol.valueDeclaration ?? symbol.declarations?.[0];
    if (!at) return [{ value: undefined }];
    const type = this.checker.getTypeOfSymbolAtLocation(symbol, at);
    const optional = ts.isParameter(at) && Boolean(at.questionToken ?? at.initializer);
    const found = this.ofType(this.checker.getNonNullableType(type), symbol.name, depth);
    const none = optional ? [{ value: undefined }] : [];
    const nothing =
      depth === 0 && type.isUnion() && type.types.some((t) => t.flags & ts.TypeFlags.Null) ? [{ value: null }] : [];
    return [...found, ...none, ...nothing];
  }

  private ofType(type: ts.Type, name: string, depth: number): Sample[] {
    if (type.flags & ts.TypeFlags.BooleanLike)
      return [true, false].map((value) => (FLAG_OF_PERSON.test(name) ? { value, you: value } : { value }));
    if (type.isUnion()) {
      const literals = type.types.flatMap((t) => (t.isStringLiteral() || t.isNumberLiteral() ? [t.value] : []));
      if (literals.length > 0) return literals.map((value) => ({ value }));
      return type.types.flatMap((t) => this.ofType(t, name, depth));
    }
    if (type.isStringLiteral() || type.isNumberLiteral()) return [{ value: type.value }];
    if (type.flags & ts.TypeFlags.NumberLike) return [0, 1, 2].map((value) => ({ value }));
    if (type.flags & ts.TypeFlags.StringLike) {
      if (name === 'figure') return ['+1', '+1.9', '−2'].map((value) => ({ value }));
      if (!PERSON.test(name)) return [{ value: word(name, this.words) }];
      return [this.words.you, ...PEOPLE].map((value) => ({ value, you: value === this.words.you }));
    }
    if (type.getCallSignatures().length > 0) return [{ value: (inner: unknown) => `‹${name} ${String(inner)}›` }];
    if (this.checker.isTupleType(type)) {
      const parts = this.checker.getTypeArguments(type as ts.TypeReference);
      const lists = parts.map((part, at) => this.ofType(part, at === 0 ? name : '', depth + 1));
      return this.combine(lists).map((samples) => ({ value: samples.map(({ value }) => value) }));
    }
    if (this.checker.isArrayType(type)) {
      const [element] = this.checker.getTypeArguments(type as ts.TypeReference);
      const inner = element ? this.ofType(element, name.replace(/s$/, ''), depth + 1).map(({ value }) => value) : [];
      const of = (n: number): Sample => ({ value: Array.from({ length: n }, (_, i) => inner[i % inner.length]) });
      return [of(0), of(1), of(2), of(3)];
    }
    if (type.flags & ts.TypeFlags.Object && depth < 3) {
      const members = this.checker.getPropertiesOfType(type);
      const lists = members.map((member) => this.ofSymbol(member, depth + 1));
      return this.combine(lists).map((samples) => ({
        value: Object.fromEntries(samples.map(({ value }, i) => [members[i]!.name, value])),
      }));
    }
    return [{ value: word(name, this.words) }];
  }

  /** All combinations where there are few; else each value of each place once beside the first of the others, and the
   *  people together with the counts. A flag that says "you" agrees with the first person of its list. */
  private combine(given: Sample[][]): Sample[][] {
    const named = given.filter((list) => list.some(({ value, you }) => you !== undefined && typeof value === 'string'));
    // the reader, a name and a long one are enough where there is one person
    const lists = named.length === 1 ? given.map((list) => (list === named[0] ? list.slice(0, 3) : list)) : given;
    const size = lists.reduce((n, list) => n * list.length, 1);
    const all = size <= MOST ? every(lists) : some(lists);
    return all.filter((samples) => {
      const people = samples.filter(({ value, you }) => you !== undefined && typeof value === 'string');
      const flags = samples.filter(({ value, you }) => you !== undefined && typeof value === 'boolean');
      const different = new Set(people.map(({ value }) => value)).size;
      return different === people.length && flags.every(({ you }) => people.length === 0 || you === people[0]!.you);
    });
  }
}

function every(lists: Sample[][]): Sample[][] {
  return lists.reduce<Sample[][]>((all, list) => all.flatMap((head) => list.map((one) => [...head, one])), [[]]);
}

function some(lists: Sample[][]): Sample[][] {
  const spread = (pick: (list: Sample[], at: number, turn: number) => Sample): Sample[][] =>
    Array.from({ length: 9 }, (_, turn) => lists.map((list, at) => pick(list, at, turn)));
  const people = lists.flatMap((list, at) => (list.some(({ you }) => you !== undefined) ? [at] : []));
  // the person changes from turn to turn, the counts every third turn
  const together = spread((list, at, turn) => {
    if (list.some(({ value }) => typeof value === 'boolean' && FLAG_LIST(list))) return list[turn % 3 === 0 ? 0 : 1]!;
    if (people.includes(at)) return list[(turn + people.indexOf(at)) % list.length]!;
    return list[Math.floor(turn / 3) % list.length]!;
  });
  const named = lists.map((list, at) =>
    people.includes(at) ? list[(1 + people.indexOf(at)) % list.length]! : (list[1] ?? list[0])!,
  );
  const single = lists.flatMap((list, at) => list.map((one) => named.map((first, i) => (i === at ? one : first))));
  return [...together, ...single];
}
const FLAG_LIST = (list: Sample[]): boolean => list.every(({ you }) => you !== undefined);
