// The list of games: each is a folder here.
import { setGames } from '../table/play/games';
import { board } from './board';
import { cartus } from './cartus';

setGames({
  kits: { rattus: board, cartus },
  openReplay: () => import('./replay'),
});
