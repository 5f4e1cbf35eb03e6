import { calendarDate } from '#domain/calendar-date';
import type { Language } from '#domain/language';
import { readFollowUp, type FollowUp } from '../../../server/assistant/built-in/intents/follow-ups.ts';
import {
  INTENT_SLOTS,
  isIntentId,
  type IntentSlots,
} from '../../../server/assistant/built-in/intents/intent-ids.ts';
import { INTENT_TITLES } from '../../../server/assistant/built-in/texts/intent-titles.ts';
import { aNamedHolding } from '../a-named-holding.ts';
import { understandLast } from '../understand-last.ts';

const files = import.meta.glob<string>('./held-out.*.txt', { query: '?raw', import: 'default', eager: true });

const LINE = /^([a-z-]+) \| (.+)$/;

function readFile(path: string, text: string): FollowUp[] {
  const language: Language = path.endsWith('.bg.txt') ? 'bg' : 'en';
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [, before = '', asked = ''] = LINE.exec(line) ?? [];
    if (!isIntentId(before)) throw new Error(`${path} has a line after no answer: ${line}`);
    return readFollowUp(asked, { before, language });
  });
}

/** None of them is an example, after whatever answer, and another person wrote them. */
export const HELD_OUT_FOLLOW_UPS: readonly FollowUp[] = Object.entries(files).flatMap(([path, text]) =>
  readFile(path, text),
);

const today = calendarDate('2026-03-02');
const bond = (isin: string, name: string, maturity: string) =>
  aNamedHolding(isin, { kind: 'bond', name, maturity: calendarDate(maturity) });
const ASKED_ABOUT = 'US037833AK68';
const names = {
  banks: ['Fibank', 'Банка ДСК', 'УниКредит'],
  holdings: [
    bond(ASKED_ABOUT, 'Apple 2.4%', '2026-05-03'),
    bond('BG2100009211', 'Тракия Енерджи', '2028-06-01'),
    bond('BG2030026111', 'Bulgaria 2.25% 2028', '2028-01-21'),
    aNamedHolding('DE0007164600', { name: 'SAP' }),
    aNamedHolding('US5949181045', { name: 'Microsoft' }),
    aNamedHolding('IE00B3RBWM25', { kind: 'etf', name: 'Vanguard All-World' }),
  ],
};

export type Outcome = 'right' | 'asked back' | 'wrong';

/** What a follow-up is understood as, after the question that a button of its answer asks. */
export function askFollowUp({ before, language, text, intent }: FollowUp): Outcome {
  const { needs = [] }: IntentSlots = INTENT_SLOTS[before];
  const title = INTENT_TITLES[before][language];
  const first = needs.includes('holding') ? `${title}: ${ASKED_ABOUT}` : title;
  const { query } = understandLast([first, text], { today, names });
  if (query === undefined) return 'asked back';
  return query.intent === intent ? 'right' : 'wrong';
}
