// German nouns that sentences inflect: class cards and the buildings of Cartus, by their names on the page. First with
// its article; then as an object, where that is more than "den" for "der".
const NOUNS: Record<string, [nominative: string, accusative?: string]> = {
  // class cards
  Bauer: ['der Bauer', 'den Bauern'],
  Mönch: ['der Mönch'],
  Händler: ['der Händler'],
  Hexe: ['die Hexe'],
  König: ['der König'],
  Ritter: ['der Ritter'],
  Bäcker: ['der Bäcker'],
  Leibeigener: ['der Leibeigene', 'den Leibeigenen'],
  Nonne: ['die Nonne'],
  Bischof: ['der Bischof'],
  Bote: ['der Bote', 'den Boten'],
  Bürgermeister: ['der Bürgermeister'],
  Zauberer: ['der Zauberer'],
  Rattenfänger: ['der Rattenfänger'],
  Kaiser: ['der Kaiser'],
  Königin: ['die Königin'],
  Soldat: ['der Soldat', 'den Soldaten'],
  Kreuzritter: ['der Kreuzritter'],
  Astronom: ['der Astronom', 'den Astronomen'],
  Entdecker: ['der Entdecker'],
  Karawanenführer: ['der Karawanenführer'],
  Sultan: ['der Sultan'],
  Student: ['der Student', 'den Studenten'],
  Professor: ['der Professor'],
  'Königlicher Bibliothekar': ['der Königliche Bibliothekar', 'den Königlichen Bibliothekar'],
  Inquisitor: ['der Inquisitor'],
  Philosoph: ['der Philosoph', 'den Philosophen'],
  Alchemist: ['der Alchemist', 'den Alchemisten'],
  Zunftmeister: ['der Zunftmeister'],
  Wirt: ['der Wirt'],
  Boccaccio: ['Boccaccio'],
  Richter: ['der Richter'],
  Narr: ['der Narr', 'den Narren'],
  // class cards of Mercatus
  Grundherr: ['der Grundherr', 'den Grundherrn'],
  Brauer: ['der Brauer'],
  Hansekaufmann: ['der Hansekaufmann'],
  Schwindler: ['der Schwindler'],
  Papst: ['der Papst'],
  Diakon: ['der Diakon'],
  Plünderer: ['der Plünderer'],
  Meuchelmörder: ['der Meuchelmörder'],
  Grabräuber: ['der Grabräuber'],
  Schamane: ['der Schamane', 'den Schamanen'],
  Statthalter: ['der Statthalter'],
  Schatzmeister: ['der Schatzmeister'],
  // buildings of Cartus
  Bauernhof: ['der Bauernhof'],
  Brauerei: ['die Brauerei'],
  Marktplatz: ['der Marktplatz'],
  Amt: ['das Amt'],
  Kloster: ['das Kloster'],
  Hospital: ['das Hospital'],
  Burg: ['die Burg'],
  Wachturm: ['der Wachturm'],
  Palast: ['der Palast'],
  Schatzkammer: ['die Schatzkammer'],
  Wahrsagerzelt: ['das Wahrsagerzelt'],
  Rattenfängerhütte: ['die Rattenfängerhütte'],
};
const DATIVE: Record<string, string> = { den: 'dem', die: 'der', das: 'dem' };

const plain = (name: string): string => name.replaceAll('\u00ad', '');
const quoted = (name: string): [string] => [`„${name}“`];
const noun = (name: string): [string, string?] => NOUNS[plain(name)] ?? quoted(plain(name));

/** "der Bauer", "die Hexe"; a name that is no known noun stands in quotation marks. */
export const nominative = (name: string): string => noun(name)[0];
/** "den Bauern", "die Hexe" */
export const accusative = (name: string): string => {
  const [nominative, accusative] = noun(name);
  return accusative ?? nominative.replace(/^der /, 'den ');
};
/** "Bauern", "Hexe": an object on a button, where room is scarce. */
export const bareObject = (name: string): string => accusative(name).replace(/^(den|die|das) /, '');
/** "dem Bauern", "der Hexe" */
export const dativeOf = (name: string): string =>
  accusative(name).replace(/^(den|die|das) /, (_, a) => `${DATIVE[a]} `);
/** "vom Bauern", "von der Hexe" */
export const fromThe = (name: string): string => `von ${dativeOf(name)}`.replace(/^von dem /, 'vom ');
/** "beim Bauern", "bei der Hexe" */
export const atThe = (name: string): string => `bei ${dativeOf(name)}`.replace(/^bei dem /, 'beim ');
/** "im Kloster", "in der Burg" */
export const inThe = (name: string): string => `in ${dativeOf(name)}`.replace(/^in dem /, 'im ');

/** Places that have an article; regions have none but one. */
const PLACES: Record<string, string> = {
  Levante: 'die Levante',
  Zuflucht: 'die Zuflucht',
  'die Zuflucht': 'die Zuflucht',
};
const dativePlace = (place: string): string => (PLACES[place] ?? place).replace(/^die /, 'der ');
/** "Gallia", "die Levante" */
export const place = (name: string): string => PLACES[name] ?? name;
/** "in Gallia", "in der Zuflucht" */
export const within = (name: string): string => `in ${dativePlace(name)}`;
/** "nach Gallia", "in die Zuflucht" */
export const into = (name: string): string => (PLACES[name] ? `in ${PLACES[name]}` : `nach ${name}`);
/** "aus Gallia", "aus der Levante" */
export const outOf = (name: string): string => `aus ${dativePlace(name)}`;
/** "von Gallia nach Italia" */
export const route = (from: string, to: string): string => `von ${dativePlace(from)} ${into(to)}`;
/** "zu Gallia", "zur Levante" */
export const towards = (name: string): string => (PLACES[name] ? `zur ${dativePlace(name).slice(4)}` : `zu ${name}`);
/** "zwischen Gallia und der Levante" */
export const between = (a: string, b: string): string => `zwischen ${dativePlace(a)} und ${dativePlace(b)}`;
