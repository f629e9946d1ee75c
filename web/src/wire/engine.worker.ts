// The engine's side of a WorkerSession. The engine answers each message at once; while a computer player has to
// move it is given time in small slices, so that messages from the page never wait long.
import type { EngineId } from './engines';
import type { FromTable, RawUpdate, ToTable, View } from './protocol';

interface Engine {
  ccall(name: string, result: 'number' | 'string', types: string[], args: unknown[]): unknown;
}
type Factory = (options: { url: string }) => Promise<Engine>;

const SLICE_MS = 60;
/** Milliseconds from the first answer until the table is on the screen, and the net may be fetched. */
const SHOWN_MS = 1000;
/** For so many milliseconds at most a teacher waits for the net; then he goes by what is written by hand. */
const WAITED_MS = 2000;

// The engine is built apart from the page; without it the page still builds and says what is missing.
// All in one file: each further one would be asked for only when the one before is there.
const factories = import.meta.glob<Factory>('../wasm/rattus.mjs', { eager: true, import: 'default' });
const binaries = import.meta.glob<string>('../wasm/rattus-*.wasm', { eager: true, query: '?url', import: 'default' });
/** The nets by which computer players judge; without them they play by what is written by hand. */
const nets = import.meta.glob<string>('../../../data/nets/*.net', {
  eager: true,
  query: '?url',
  import: 'default',
});
/** Whoever starts this worker names it after its engine. */
const ENGINE = `../wasm/rattus-${self.name as EngineId}.wasm`;
const NET = `../../../data/nets/${self.name === 'cartus' ? 'cartus' : 'board'}.net`;

async function load(): Promise<{ engine: Engine; handle: number }> {
  const create = factories['../wasm/rattus.mjs'];
  const url = binaries[ENGINE];
  if (!create || !url) throw new Error('engine-missing');
  const engine = await create({ url });
  return { engine, handle: engine.ccall('rattus_create', 'number', [], []) as number };
}

const loading = load();
async function takeNet(): Promise<void> {
  const url = nets[NET];
  if (!url) return;
  const answer = await fetch(url, { priority: 'low' });
  if (!answer.ok) return;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { engine } = await loading;
  const refused = engine.ccall('rattus_take_net', 'string', ['bytes', 'number'], [bytes, bytes.length]);
  if (refused) console.warn(refused);
}
let fetching: Promise<void> | undefined;
/** Once. Nobody misses the net: what goes wrong here is no error. */
const fetchNet = (): Promise<void> => (fetching ??= takeNet().catch(() => undefined));
let planned = false;
/** When the table is there, if a computer player at it judges by a net. */
function planFetching(engine: Engine, handle: number): void {
  if (planned || engine.ccall('rattus_wants_net', 'number', ['number'], [handle]) === 0) return;
  planned = true;
  setTimeout(() => void fetchNet(), SHOWN_MS);
}

let waiting: View['waiting'] = null;
let computerToMove = false;
let stepping = false;
/** A teacher has been asked and is at work. */
let reviewing = false,
  advising = false;
/** Whatever else is sent leaves the position that advice was asked for. */
const BESIDE: ToTable['type'][] = ['hello', 'earlier', 'record', 'odds', 'why', 'hint', 'review', 'stop-review'];

/** Only an update can change who has to move. A game that was ended by agreement waits for nobody. */
function look(update: RawUpdate): void {
  const seen = update.view ?? update.changes;
  if (seen?.waiting !== undefined) waiting = seen.waiting;
  if (update.decision !== undefined) computerToMove = update.decision === null && waiting !== null;
  if (update.table?.stage === 'over') computerToMove = false;
}

/** Hands the engine's messages on. */
function tell(json: unknown): void {
  for (const message of JSON.parse(String(json || '[]')) as FromTable[]) {
    if (message.type === 'update') look(message);
    if (message.type === 'reviewing') reviewing = true;
    else if (message.type === 'review' || message.type === 'review-stopped') reviewing = false;
    else if (message.type === 'advising') advising = true;
    else if (message.type === 'hint') advising = false;
    self.postMessage(message);
  }
}

function fail(error: unknown): void {
  const failed: FromTable = { type: 'failed', reason: error instanceof Error ? error.message : String(error) };
  self.postMessage(failed);
}

async function think(): Promise<void> {
  if (stepping) return;
  stepping = true;
  try {
    const { engine, handle } = await loading;
    while (computerToMove || reviewing || advising) {
      tell(engine.ccall('rattus_step', 'string', ['number', 'number'], [handle, SLICE_MS]));
      // lets messages from the page in between two slices
      await new Promise((resume) => setTimeout(resume, 0));
    }
  } catch (error) {
    fail(error);
  } finally {
    stepping = false;
  }
}

async function take(data: ToTable): Promise<void> {
  try {
    const { engine, handle } = await loading;
    if (data.type === 'hint' || data.type === 'review')
      await Promise.race([fetchNet(), new Promise((resume) => setTimeout(resume, WAITED_MS))]);
    if (!BESIDE.includes(data.type)) advising = false;
    if (data.type === 'open-record') reviewing = false;
    tell(engine.ccall('rattus_send', 'string', ['number', 'string'], [handle, JSON.stringify(data)]));
    // in a record that is only looked at nobody moves
    if (data.type === 'at') computerToMove = false;
    planFetching(engine, handle);
    void think();
  } catch (error) {
    fail(error);
  }
}

let taken = Promise.resolve();
/** Messages are taken one after another, also where one has to wait. */
self.onmessage = ({ data }: MessageEvent<ToTable>) => {
  taken = taken.then(() => take(data));
};
