import { bg } from './bg/batches.ts';
import { en } from './en/batches.ts';

export const batchesTexts = { en, bg };
