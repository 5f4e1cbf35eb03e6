import { bg } from '../bg/figures/benchmarks.ts';
import { en } from '../en/figures/benchmarks.ts';

export const benchmarksTexts = { en, bg };
