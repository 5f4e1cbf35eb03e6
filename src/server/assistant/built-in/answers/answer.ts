import type { Tools } from '../../tools/tools.ts';
import type { Said, Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';

/** How a question of one subject is answered. The answer's every figure is of a tool's result. */
export type Answer = (query: Query, tools: Tools, speech: Speech) => Promise<Said | undefined>;

/** Of a table. The panel folds what is too long to be read at once. */
export const MOST_ROWS = 100;
