import { beforeAll, describe, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { isAnswered } from './answers/answers.ts';
import { followUps } from './follow-ups.ts';
import { INTENT_SLOTS, type IntentId } from './intents/intent-ids.ts';
import { setUnderstandingFile } from './matching/understanding.ts';
import { INTENT_TITLES } from './texts/intent-titles.ts';
import { understand } from './understanding/understand.ts';
import { aNamedHolding } from '../../../testing/assistant-questions/a-named-holding.ts';

const today = calendarDate('2026-03-02');
const holding = aNamedHolding('BG2040019213', { kind: 'bond' });
const names = { banks: ['Fibank'], holdings: [holding] };
const INTENTS = Object.keys(INTENT_SLOTS).filter((one): one is IntentId => Object.hasOwn(INTENT_TITLES, one));
const CASES = INTENTS.filter(isAnswered).flatMap((intent) =>
  (['en', 'bg'] as const).map((language) => ({ intent, language })),
);

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

describe('what is offered after an answer is understood as it stands,', () => {
  test.each(CASES)('after $intent, in $language', ({ intent, language }) => {
    const titles = new Map(INTENTS.map((one) => [INTENT_TITLES[one][language], one]));
    for (const isin of [undefined, holding.isin]) {
      const before = `${INTENT_TITLES[intent][language]}${isin === undefined ? '' : `: ${isin}`}`;
      const offered = followUps(intent, { language, isin });
      expect(new Set(offered).size).toBe(offered.length);
      for (const text of offered) {
        const earlier = [{ role: 'user', content: before } as const];
        const { query } = understand({ text, earlier, today, names });
        const asked = { intent: query?.intent, isins: query?.filter.isins };
        const wanted = {
          intent: titles.get(text.split(':')[0] ?? ''),
          isins: isin === undefined ? undefined : [isin],
        };
        expect(asked, `${before} → ${text}`).toEqual(wanted);
      }
    }
  });
});
