import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { knownExamples, learnExamples, type Understanding } from './learn-examples.ts';

const Unpacked = z.custom<Understanding>((value) => typeof value === 'object');

/** As the bytes of a file, whose checksum reveals damage. */
export function packUnderstanding(learned: Understanding): Buffer {
  return gzipSync(serialize(learned));
}

/** What the build has stored (scripts/learn-examples.mjs). */
export function readUnderstanding(file: string): Understanding {
  try {
    return Unpacked.parse(deserialize(gunzipSync(readFileSync(file))));
  } catch (cause) {
    throw new Error(`${file} is missing or damaged, so the assistant cannot answer: run npm run build`, {
      cause,
    });
  }
}

let file: string | undefined;
let understanding: Understanding | undefined;

/** What was learned is in this file, and is read at first use. */
export function setUnderstandingFile(built: string): void {
  file = built;
}

/** What was learned from all examples. Without a file it is learned at first use, within a few seconds. */
export function getUnderstanding(): Understanding {
  understanding ??= file === undefined ? learnExamples(knownExamples()) : readUnderstanding(file);
  return understanding;
}
