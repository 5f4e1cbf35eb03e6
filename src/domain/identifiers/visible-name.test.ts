import { expect, it } from 'vitest';
import { isVisibleName } from './visible-name.ts';

it.each([
  'Иван Петров',
  'O’Brien-Nagy, Zoë',
  'e\u0301mile',
  'محمد عبد الله',
  'علی\u200Cرضا',
  'क्\u200Dष',
  '渡辺 葛\u{E0100}飾',
  'Dürüm & Söhne №1',
  'Мария ❤\uFE0F',
  'Team 👩\u200D💻 👩🏽\u200D🚀 1\uFE0F\u20E3',
  'דוד',
])('%j is a name', (name) => {
  expect(isVisibleName(name)).toBe(true);
});

it.each([
  ['two zero-width spaces', '\u200B\u200B'],
  ['a zero-width space inside', 'Ivan\u200BPetrov'],
  ['a joiner that joins nothing', 'Ivan\u200D Petrov'],
  ['a joiner between Latin letters', 'Iv\u200Dan'],
  ['a soft hyphen', 'Pet\u00ADrov'],
  ['a byte order mark', '\uFEFFIvan'],
  ['a Hangul filler, which is a letter', '\u3164'],
  ['an empty Braille pattern', '\u2800'],
  ['variation selectors alone', '\uFE0F\u{E0100}'],
  ['combining marks alone', '\u0301\u0301'],
  ['tags behind a flag', '🏴\u{E0067}\u{E007F}'],
  ['text that runs backwards', 'Ivan \u202Evortep'],
  ['an embedded direction', '\u202AIvan\u202C'],
  ['an isolated direction', '\u2066Ivan\u2069'],
  ['a mark of direction', 'Ivan\u200F'],
  ['an Arabic mark of direction', 'Ivan\u061C'],
  ['a line break', 'Ivan\nPetrov'],
  ['a tab', 'Ivan\tPetrov'],
  ['a line separator', 'Ivan\u2028Petrov'],
  ['an escape', '\u001B[31mIvan'],
  ['half a character', 'Ivan \uD83D'],
])('%s is not a name', (_what, name) => {
  expect(isVisibleName(name)).toBe(false);
});
