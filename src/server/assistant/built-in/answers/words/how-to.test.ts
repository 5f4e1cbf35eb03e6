import { beforeAll, describe, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { EXAMPLES } from '../../intents/examples.ts';
import { setUnderstandingFile } from '../../matching/understanding.ts';
import { HOW_TO } from '../../texts/how-to-texts.ts';
import { understand } from '../../understanding/understand.ts';
import { howTo, type Keeping } from './how-to.answer.ts';
import { aNamedHolding } from '../../../../../testing/assistant-questions/a-named-holding.ts';

const names = {
  banks: ['Fibank'],
  securities: [],
  holdings: [aNamedHolding('BG2040019213', { kind: 'bond' }), aNamedHolding('US0378331005')],
};

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

const understood = (text: string) =>
  understand({ text, earlier: [], today: calendarDate('2026-03-02'), names }).query;

test.each([
  ['can I change the concentration limit', 'limits'],
  ['can I set the maximum for one issuer myself', 'limits'],
  ['как да променя лимита за концентрация', 'limits'],
  ['I wonder how I can get a copy of all my data', 'own-data'],
  ['Къде мога да сваля всичко, което пазите за мен?', 'own-data'],
  ['how can i delete my account', 'delete-account'],
  ['как да си сменя имейла', 'email'],
  ['how do I see who has been logged into my account', 'sessions'],
  ['как да видя кой е влизал в профила ми', 'sessions'],
  ['как се трие акция по погрешка въведена', 'delete-holding'],
  ['може ли да вкарам сделките си от ексел', 'import'],
  ['how do I turn off the second factor', 'second-factor-off'],
  ['изгубих си телефона, как да вляза без кода', 'lost-second-factor'],
  ['how do I get new recovery codes', 'recovery-codes'],
  ['как да поправя датата на закриване', 'closing-day'],
  ['how do I change lev holdings to euro', 'redenomination'],
  ['how do I export my data to Portfolio Performance', 'other-programs'],
  ['how do I revoke a calendar address', 'calendar-off'],
  ['как да спра напомнянията', 'reminders-off'],
  ['how do I compare my return with a deposit', 'benchmark'],
  ['Как се сменя цената на облигация?', 'update-prices'],
  ['Как да продам част от позиция в програмата?', 'record-sale'],
  ['как да отложа неполучено плащане', 'snooze'],
  ['защо не мога сам да добавям облигации', 'own-portfolio'],
  ['how do I switch to FIFO', 'past-positions'],
])('each act has its own answer: %s', (text, act) => {
  const { intent, acts } = understood(text) ?? {};
  expect([intent, acts?.[0]]).toEqual(['how-to', act]);
});

test('an act of which somebody asks is described, and each one of bonds alone can be asked for', () => {
  const asked = new Set(EXAMPLES.flatMap(({ intent, tag }) => (intent === 'how-to' ? (tag ?? []) : [])));
  const ofUnits = new Set(Object.values(HOW_TO).map((act) => act.ofUnits));
  expect([...asked].filter((act) => HOW_TO[act] === undefined)).toEqual([]);
  expect(Object.keys(HOW_TO).filter((act) => !asked.has(act) && !ofUnits.has(act))).toEqual([]);
});

describe('who asks for an act', () => {
  const answer = (text: string, keeping: Omit<Keeping, 'holdings'> = {}) => {
    const query = understood(text);
    return query && howTo(query, 'en', { ...keeping, holdings: names.holdings });
  };

  test.each([
    ['how do I add a purchase of a share', 'To add a share or an ETF', '/my/shares'],
    ['how do I add an ETF', 'To add a share or an ETF', '/my/etfs'],
    ['how do I delete US0378331005', 'To delete an ETF or a share', '/my/shares'],
    ['how do I delete BG2040019213', 'To delete a bond', '/my-bonds'],
  ])('is told how it is done with what the question names: %s', (text, start, screen) => {
    const said = answer(text, { keepsOwnPortfolio: true });
    expect(said?.content).toMatch(new RegExp(`^${start}`));
    expect(said?.screen).toBe(screen);
  });

  test('is told first if only an administrator does it', () => {
    const text = 'how do I add a bond';
    expect(answer(text, { keepsOwnPortfolio: false })?.content).toMatch(
      /^An administrator keeps your holdings/,
    );
    expect(answer(text, { keepsOwnPortfolio: true })?.content).not.toMatch(/administrator/);
    expect(answer(text)?.content).toMatch(/If an administrator keeps your portfolio, they do this\.$/);
  });
});
