import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImportAnswers } from '#domain/imports/import-table';

const FOLDER = path.resolve(import.meta.dirname, '../../fixtures/imports');

/** Files of other programs, at least one for each format. */
export const SAMPLE_NAMES = readdirSync(FOLDER);
/** Only the office writes prices. */
export const HOLDER_SAMPLES = SAMPLE_NAMES.filter((name) => name !== 'portfolio-performance-quotes.csv');
export const readSample = (name: string): Buffer => readFileSync(path.join(FOLDER, name));

/** What they ask. */
export const SAMPLE_ANSWERS: ImportAnswers = {
  'class:IE00B4L5Y983': 'etf', 'class:US5949181045': 'share', 'class:CH0111762537': 'etf', 'class:US9220427424': 'etf',
  'class:LU2089238203': 'etf', 'class:DE0008404005': 'share', 'class:XS1234567894': 'bond', 'class:IE00B1W57M07': 'etf',
  'class:US17275R1023': 'share', 'class:GB00BP6MXD84': 'share',
  'isin:O': 'US7561091049', 'class:US7561091049': 'share',
}; // prettier-ignore
