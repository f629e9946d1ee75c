import { replayDe } from './replay.de';
import { replayEn, type ReplayWords } from './replay.en';

const ALL: Record<string, ReplayWords> = { en: replayEn, de: replayDe };

/** The words of the replay screen; they come with it. */
export const replayWords = (code: string): ReplayWords => ALL[code] ?? replayEn;
