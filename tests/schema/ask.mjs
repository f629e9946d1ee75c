// node tests/schema/ask.mjs [PROGRAM [SEED]]: random games of each kind in `rattus ask`. Decisions, events, positions
// and what players and spectators may know fit the published schemas.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { assertFits, KINDS, randomOf, seedOf } from './lib/schemas.mjs';

const [program = 'build/release/rattus', given] = process.argv.slice(2);
const seed = seedOf(given);

class Conversation {
  constructor() {
    this.child = spawn(program, ['ask'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }
  async ask(line) {
    this.child.stdin.write(`${JSON.stringify(line)}\n`);
    const { value } = await this.lines.next();
    const answer = JSON.parse(value ?? '{"ok":false}');
    if (!answer.ok) throw new Error(`${JSON.stringify(line)}: ${value}`);
    return answer;
  }
}

const isCartus = (setup) => setup.game === 'cartus';
/** A decision as a table tells it: `rattus ask` adds texts to the options. */
const bare = (decision) => ({ ...decision, options: decision.options.map(({ text: _, ...option }) => option) });

function assertTold({ decision, events }, cartus) {
  if (decision) assertFits(cartus ? 'messages#cartus-decision' : 'messages#decision', bare(decision));
  for (const event of events) assertFits(cartus ? 'messages#cartus-event' : 'messages#event', event);
}

/** Plays to the end; what has been seen of decisions and events. */
async function play(setup, random, seen) {
  const conversation = new Conversation();
  const cartus = isCartus(setup);
  let standing = await conversation.ask({ do: 'new', setup, seed });
  for (let step = 0; ; ++step) {
    assertTold(standing, cartus);
    if (step % 5 === 0) assertFits('position', standing.position); // the long ones: of some steps
    const seat = random(setup.players + 1);
    const shown = await conversation.ask({ do: 'view', ...(seat > 0 && { seat }) });
    assertFits('messages#any-view', shown.view);
    assertTold(shown, cartus);
    for (const { type } of standing.events) seen.events.add(type);
    if (!standing.decision) break;
    seen.decisions.add(standing.decision.name);
    standing = await conversation.ask({ do: 'choose', option: random(standing.decision.options.length) });
  }
  assertFits('position', standing.position);
  conversation.child.stdin.end();
}

const random = randomOf(seed);
for (const [name, setup] of Object.entries(KINDS)) {
  const seen = { decisions: new Set(), events: new Set() };
  await play(setup, random, seen);
  console.log(`${name}: ${seen.decisions.size} decisions, ${seen.events.size} types of events`);
}
