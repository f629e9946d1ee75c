// A record of any game, opened.
import './courses';

export { default } from '../table/replay/Replay.svelte';
