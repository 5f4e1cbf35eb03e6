import { expect, it } from 'vitest';
import { groupEntries } from './group-entries.ts';

const flow = { action: 'added', target: { type: 'cash-flow' } } as const;
const at = (second: number) => `2026-09-03T10:00:0${second}.000Z`;

it('entries of one action are a group; those of another instant, kind or action are not', () => {
  const groups = groupEntries([
    { ...flow, at: at(2) },
    { ...flow, at: at(2) },
    { ...flow, action: 'deleted', at: at(2) },
    { ...flow, at: at(1) },
    { ...flow, target: { type: 'payment' }, at: at(1) },
    { action: 'signed_in', target: null, at: at(0) },
    { action: 'signed_in', target: null, at: at(0) },
  ]);
  expect(groups.map((group) => group.length)).toEqual([2, 1, 1, 1, 1, 1]);
});
