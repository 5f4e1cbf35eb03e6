import { describe, expect, it } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import type { FlowState } from '#api/portfolio/figures/bond-analytics';
import { chartPayments, type ChartedBond } from './chart-payments.ts';

const flow = (date: string, state: FlowState, principal = 0) => ({
  date: calendarDate(date),
  interest: 45,
  principal,
  received: null,
  state,
});
const FLOWS = [
  flow('2026-07-28', 'received'),
  flow('2026-11-28', 'due'),
  flow('2027-07-28', 'to-come'),
  flow('2028-07-28', 'to-come', 1000),
];
const DAY = '2027-07-28';

interface Changes {
  readonly calls?: readonly string[];
  readonly assumedFrom?: string;
  readonly purchase?: ChartedBond['purchase'];
}

const bond = ({ calls = [], assumedFrom, purchase = { known: false } }: Changes): ChartedBond => ({
  today: '2026-11-30',
  terms: { known: true, calls: calls.map((date) => ({ date })) },
  running: { known: true, floating: assumedFrom === undefined ? null : { assumed: { from: assumedFrom } } },
  purchase,
  payments: { known: true, flows: FLOWS },
});
const looks = (changes: Changes) => chartPayments(bond(changes)).map(({ look }) => look);

describe('the payments in the chart', () => {
  it('start with the purchase, which goes out', () => {
    const purchase = { known: true, settlement: '2026-03-11', value: 988.91 } as const;
    expect(chartPayments(bond({ purchase }))[0]).toEqual({
      day: '2026-03-11',
      interest: 0,
      principal: -988.91,
      look: 'paid',
    });
  });

  it('are received, due and to come', () => {
    expect(looks({})).toEqual(['received', 'due', 'due', 'due']);
  });

  it('are estimated after the first day without a known rate', () => {
    expect(looks({ assumedFrom: DAY })).toEqual(['received', 'due', 'due', 'estimated']);
  });

  it('are uncertain after the first call to come', () => {
    expect(looks({ calls: ['2026-07-28', DAY], assumedFrom: DAY })).toEqual([
      'received',
      'due',
      'due',
      'callable',
    ]);
  });
});
