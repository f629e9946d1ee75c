// boardgame.io's own server with its flat-file storage: node server.cjs PORT FOLDER
// The lobby answers at PORT + 1: together with the game's own path it does not find its routes.
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { Rats } = require('./game.cjs');

const [port, folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node server.cjs PORT FOLDER');
  process.exit(2);
}
const server = Server({ games: [Rats], db: new FlatFile({ dir: folder }), origins: [Origins.LOCALHOST] });
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(port) + 1 } }, () => console.log('ready'));
