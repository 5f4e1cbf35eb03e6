import { expect, it } from 'vitest';
import { acceptedLanguage } from './accepted-language.ts';

it.each([
  ['bg-BG,bg;q=0.9,en;q=0.8', 'bg'],
  ['en-GB, bg; q=0.5', 'en'],
  ['de, en;q=0.3, BG;q=0.4', 'bg'],
  ['bg;q=0, en;q=0.1', 'en'],
  ['de-AT,fr', 'en'],
  ['*', 'en'],
  ['bg;q=x', 'en'],
  ['', 'en'],
])('the language for %s is %s', (header, language) => {
  expect(acceptedLanguage({ 'accept-language': header })).toBe(language);
});

it('is English for a client that names no language', () => {
  expect(acceptedLanguage({})).toBe('en');
});
