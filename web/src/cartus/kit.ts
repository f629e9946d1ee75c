// What a table of Cartus needs before it can be shown: how its events are told, and what they do on stage.
import { stageGame } from '../board/stage';
import { tellAlso } from '../table/telling';
import { cartusStage } from './stage';
import { cartusTeller } from './telling';

stageGame('cartus', cartusStage);
tellAlso(cartusTeller);
