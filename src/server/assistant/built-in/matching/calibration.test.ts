import { expect, test } from 'vitest';
import { decide } from './calibration.ts';
import { findCentres, nearness } from './centres.ts';
import { createExampleIndex, questionVector } from './example-index.ts';
import { knownExamples } from './example-patterns.ts';

/** Each fifth of the examples in turn is asked of the other four. */
const PARTS = 5;

test.each(['en', 'bg'] as const)(
  'a question in %s that is no example is mostly understood, seldom wrongly',
  (language) => {
    const all = knownExamples(language).index.examples;
    const counts = { right: 0, asked: 0, wrong: 0 };
    for (let part = 0; part < PARTS; part += 1) {
      const index = createExampleIndex(all.filter((_, at) => at % PARTS !== part));
      const centres = findCentres(index, ({ intent }) => intent);
      for (const asked of all.filter((_, at) => at % PARTS === part)) {
        const scores = nearness(centres, questionVector(index, asked));
        const matches = centres.intents
          .map((intent, at) => ({ intent, score: scores[at] ?? 0 }))
          .sort((one, other) => other.score - one.score);
        const { clear } = decide(matches);
        if (clear === undefined) counts.asked += 1;
        else counts[clear.intent === asked.means.intent ? 'right' : 'wrong'] += 1;
      }
    }
    const share = (count: number) => count / all.length;
    expect(share(counts.right), JSON.stringify(counts)).toBeGreaterThan(0.68);
    expect(share(counts.wrong), JSON.stringify(counts)).toBeLessThan(0.14);
  },
);
