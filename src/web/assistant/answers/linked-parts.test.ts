import { expect, it } from 'vitest';
import type { ChatSource } from '#api/assistant/chat';
import { linkedParts } from './linked-parts.ts';

const bond = (id: number, isin: string): ChatSource => ({ kind: 'bond', id, isin, expired: false });

it('only names of sources are linked', () => {
  const source = bond(7, 'BG2040019213');
  expect(linkedParts('BG2040019213: 2.37%; XBG2040019213, [x](https://evil.example)', [source])).toEqual([
    { text: 'BG2040019213', source },
    { text: ': 2.37%; XBG2040019213, [x](https://evil.example)', source: undefined },
  ]);
});

it('an ISIN of several holdings is not linked, because it is ambiguous', () => {
  const sources = [bond(7, 'BG2040019213'), bond(8, 'BG2040019213'), bond(9, 'BG2040019213')];
  expect(linkedParts('BG2040019213', sources)).toEqual([{ text: 'BG2040019213', source: undefined }]);
});
