import { expect, it } from 'vitest';
import { factsForModel } from './facts-for-model.ts';

const guard = {
  redact: (text: string) => text.replace('7523169263', '[EGN]'),
  marks: { begin: '<', end: '>' },
};

it.each([
  ['name', '7523169263', '[EGN]'],
  ['bank', '0888123456', '[number]'],
  ['name', '+359 88 812-3456', '[number]'],
  ['key', '(02) 987 6543', '[number]'],
  ['notes', '7523169264', '<[number]>'],
  ['notes', '7523169263', '<[EGN]>'],
  ['isin', '7523169263', '[EGN]'],
])('typed texts are redacted, also bare digits (SEC-121): %s %s', (name, text, sent) => {
  expect(factsForModel({ [name]: text, banks: [text] }, guard)).toMatchObject({ [name]: sent });
});

it('each item of a list of typed texts is redacted (SEC-121)', () => {
  expect(factsForModel({ banks: ['7523169263', '0888123456', 'Fibank', null] }, guard)).toEqual({
    banks: ['[EGN]', '[number]', 'Fibank', null],
  });
});

it('figures, days, years and names with a number are kept', () => {
  const facts = {
    amount: { amount: '7523169263.00', currency: 'EUR' },
    nominal: '1234567',
    key: '2027',
    name: 'Treasury 7-10 years',
    bank: '1st Bank 1234567',
    maturityDate: '2030-07-21',
    isin: 'US91282CHT18',
  };
  expect(factsForModel(facts, guard)).toEqual(facts);
});
