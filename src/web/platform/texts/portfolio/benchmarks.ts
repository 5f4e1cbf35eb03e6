import { bg } from './bg/benchmarks.ts';
import { en } from './en/benchmarks.ts';

export const benchmarksTexts = { en, bg };
