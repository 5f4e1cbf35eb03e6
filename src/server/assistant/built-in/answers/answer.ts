import type { Tools } from '../../tools/create-tools.ts';
import type { SpokenAnswer, Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';

/** How a question of one subject is answered. The answer's every figure is of a tool's result. */
export type Answer = (query: Query, tools: Tools, speech: Speech) => Promise<SpokenAnswer | undefined>;

/** Of a table. The panel folds what is too long to be read at once. */
export const MAX_ROWS = 100;
