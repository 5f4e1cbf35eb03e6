import { expect, it } from 'vitest';
import { formsTexts } from '../../texts/platform/forms.ts';
import { daySentence } from './day-sentence.ts';

const read = (typed: string) => ({
  en: daySentence(typed, formsTexts.en.date, 'en-GB'),
  bg: daySentence(typed, formsTexts.bg.date, 'bg-BG'),
});

it.each([
  ['16.11.2026', null, null],
  [
    '3/4/26',
    'Which day is 3/4/26: 3 April 2026 or 4 March 2026?',
    'Кой ден е 3/4/26: 3 април 2026 г. или 4 март 2026 г.?',
  ],
  ['16.11.26', 'Did you mean 16 November 2026?', 'Имате предвид 16 ноември 2026 г.?'],
  ['31.02.2026', 'February 2026 has 28 days.', 'Февруари 2026 г. има 28 дни.'],
])('the sentence about %s', (typed, en, bg) => {
  expect(read(typed)).toEqual({ en, bg });
});
