import { expect, it } from 'vitest';
import { linkContributions } from './link-contributions.ts';

// D. Cariño, Combining attribution effects over time (1999).
it('PE-u · contributions of consecutive periods add up to their linked return', () => {
  const linked = linkContributions([
    { total: 0.03, contributions: [0.02, 0.01] },
    { total: 0.02, contributions: [-0.01, 0.03] },
  ]);
  expect(linked?.[0]).toBeCloseTo(0.01005057, 8);
  expect(linked?.[1]).toBeCloseTo(0.04054943, 8);
  expect(linkContributions([{ total: -1, contributions: [-1] }])).toBeUndefined();
});
