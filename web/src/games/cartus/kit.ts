// What a table of Cartus needs before it can be shown: how its events are told, and what they do on stage.
import { tellAlso } from '../../table/log/telling';
import './stage';
import { cartusTeller } from './telling';

tellAlso(cartusTeller);
