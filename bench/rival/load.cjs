// The load: at each table the player whose turn it is moves as soon as he hears of it. Prints one JSON object.
// node load.cjs --port N --tables N [--seats 6] [--watchers 100] [--seconds 10]
const { io } = require('socket.io-client');
const { parseArgs } = require('node:util');

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    tables: { type: 'string', default: '1' },
    seats: { type: 'string', default: '6' },
    watchers: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '10' },
  },
});
const number = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Number(value)]));
const base = `http://127.0.0.1:${number.port}`;
const lobby = `http://127.0.0.1:${number.port + 1}`; // its lobby answers at the next port (server.cjs)

async function post(path, body) {
  const answer = await fetch(lobby + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

let measuring = false;
let moves = 0;
const latencies = [];

/** One connection; a player moves when it is his turn. Resolves once the table has been heard of. */
function sit(matchID, playerID, credentials) {
  return new Promise((resolve, reject) => {
    const socket = io(`${base}/rats`, { transports: ['websocket'], forceNew: true, reconnection: false });
    let sent = 0,
      awaited = -1,
      region = 0;
    const heard = (state) => {
      const now = performance.now();
      if (awaited >= 0 && state._stateID > awaited) {
        awaited = -1;
        if (measuring) {
          moves += 1;
          latencies.push(now - sent);
        }
      }
      if (playerID === null || state.ctx.currentPlayer !== playerID || awaited >= 0) return;
      awaited = state._stateID;
      sent = now;
      region = (region + 5) % 17;
      const action = { type: 'MAKE_MOVE', payload: { type: 'place', args: [region], playerID, credentials } };
      socket.emit('update', action, state._stateID, matchID, playerID);
    };
    socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, number.seats));
    socket.on('sync', (_, info) => (resolve(socket), heard(info.state)));
    socket.on('update', (_, state) => heard(state));
    socket.on('connect_error', reject);
  });
}

async function lay() {
  const { matchID } = await post('/games/rats/create', { numPlayers: number.seats });
  const seats = [];
  for (let seat = 0; seat < number.seats; seat += 1) {
    const { playerCredentials } = await post(`/games/rats/${matchID}/join`, {
      playerID: String(seat),
      playerName: `p${seat}`,
    });
    seats.push([matchID, String(seat), playerCredentials]);
  }
  return seats;
}

async function main() {
  // All at once: each write of its storage waits for the next second.
  const tables = await Promise.all(Array.from({ length: number.tables }, lay));
  for (let i = 0; i < number.watchers; i += 1) await sit(tables[0][0][0], null, undefined);
  // The player of the first turn comes last, so that no table begins before all of its people are there.
  const seated = tables.map(async (seats) => {
    for (const seat of [...seats].reverse()) await sit(...seat);
  });
  await Promise.all(seated);
  measuring = true;
  const begun = performance.now();
  await new Promise((resolve) => setTimeout(resolve, number.seconds * 1000));
  const passed = (performance.now() - begun) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share) => Number((latencies[Math.floor(latencies.length * share)] ?? NaN).toFixed(2));
  console.log(
    JSON.stringify({
      tables: number.tables,
      seats: number.seats,
      watchers: number.watchers,
      seconds: Number(passed.toFixed(1)),
      moves,
      moves_per_s: Number((moves / passed).toFixed(1)),
      p50_ms: at(0.5),
      p99_ms: at(0.99),
    }),
  );
  process.exit(moves > 0 ? 0 : 1);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
