// boardgame.io's own server with its flat-file storage: node server.cjs PORT FOLDER
// or with nothing but its memory, since its files wait for a timer of a second: node server.cjs PORT
// The lobby answers at PORT + 1: together with the game's own path it does not find its routes.
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { Rats } = require('./game.cjs');

const [port, folder] = process.argv.slice(2);
if (!port) {
  console.error('usage: node server.cjs PORT [FOLDER]');
  process.exit(2);
}
const db = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [Rats], origins: [Origins.LOCALHOST], ...db });
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(port) + 1 } }, () => console.log('ready'));
