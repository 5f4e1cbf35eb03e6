import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';
import { yieldByValue, yieldOf } from '../../repricing.ts';
import { gainOf, moneyWeightedOver, returnOver, timeWeightedOver, valueOn } from '../../returns.ts';
import { EVER, gainOn, only } from '../../sums.ts';

const { accrued, bond, bonds, etfs, euroCame, figure, mean, money, precise, profits, received, shares } = figures; // prettier-ignore
const [END_2024, END_2025] = ['2024-12-31', '2025-12-31'];
const LAST_YEAR = { from: END_2024, to: END_2025 };
const THIS_YEAR = { from: END_2025, to: TODAY };
const isShare = (one: figures.Row) => 'kind' in one && one.kind === 'share';
const isEtf = (one: figures.Row) => 'kind' in one && one.kind === 'etf';
const change: Wanted = [money(valueOn(TODAY) - valueOn(END_2025)), money(gainOf(THIS_YEAR))];
const averageYield: Wanted = [
  figure(mean(bonds().map(({ ytm }) => ytm))),
  figure(yieldByValue(bonds())),
].flat();
const trakiaChange = valueOn(END_2025, only('XS2536817211')) - valueOn(END_2024, only('XS2536817211'));
const byClass = [bonds(), etfs, shares].map((rows) => money(profits(rows)));
/** The payments of two months without dividends differ by this amount. */
const difference = money(euroCame(received('2026-02')) - euroCame(received('2026-01')));
/** Days of the coupon period that are over. */
const TRAKIA_DAYS = '91';

/** Returns, changes, yields and how a figure came about. */
export const HELD_OUT_5_ABOUT_RETURNS: readonly AskedQuestion[] = [
  ...questions('total-return', { holds: [moneyWeightedOver(EVER)] }, { enHeldOut: ['Money-weighted return since I started?'] }),
  ...questions('total-return', { holds: [timeWeightedOver(LAST_YEAR)] }, { enHeldOut: ['TWR 2025'] }),
  ...questions('total-return', { holds: [returnOver(LAST_YEAR)] }, {
    enHeldOut: ['return for last year in %'],
    bgHeldOut: ['доходност за 2025 в проценти'],
  }),
  ...questions('total-return', { holds: [returnOver({ ...LAST_YEAR, fits: isEtf })] }, { enHeldOut: ['how did my ETFs do in 2025'] }),
  ...questions('total-return', { holds: [returnOver({ ...LAST_YEAR, fits: isShare })] }, { bgHeldOut: ['доходността на акциите ми за миналата година'] }),
  ...questions('total-return', { holds: [returnOver(THIS_YEAR)] }, {
    enHeldOut: ['ytd performance'],
    bgHeldOut: ['от началото на годината на плюс ли съм'],
  }),
  ...questions('total-return', { holds: [returnOver({ ...LAST_YEAR, fits: only('DE0007164600') })] }, { enHeldOut: ['What did SAP return over the last calendar year?'] }),
  ...questions('total-return', { holds: [returnOver({ from: '2025-06-30', to: END_2025 })] }, { enHeldOut: ['my performance 1 July to 31 December 2025, whatever measure you have'] }),
  ...questions('total-return', { holds: [money(gainOf(EVER))] }, { bgHeldOut: ['колко общо съм спечелил откакто инвестирам – цени, лихви, дивиденти'] }),
  ...questions('total-return', { holds: [moneyWeightedOver(LAST_YEAR), timeWeightedOver(LAST_YEAR)] }, { bgHeldOut: ['претеглена по пари и претеглена по време, дай и двете доходности за 2025'] }),
  ...questions('total-return', { holds: [returnOver({ from: END_2025, to: '2026-01-31' })] }, { bgHeldOut: ['януари 2026 беше ли добър месец за портфейла'] }),
  ...questions('value-change', { holds: [change] }, {
    enHeldOut: ['how much has the portfolio moved since new year in euro'],
    bgHeldOut: ['повече ли струва портфейлът ми, отколкото в края на миналата година'],
  }),
  ...questions('value-change', { holds: [money(trakiaChange)] }, { bgHeldOut: ['с колко се промени стойността на Тракия през 2025'] }),
  ...questions('compare-periods', { holds: [money(euroCame(received('2024'))), money(euroCame(received('2025')))] }, {
    enHeldOut: ['Did I earn more coupons in 2025 or in 2024'],
    bgHeldOut: ['купоните 2024 срещу 2025'],
  }),
  ...questions('compare-periods', { holds: [difference] }, { enHeldOut: ['January against February this year, by how much did more come in'] }),
  ...questions('compare-holdings', { holds: [gainOn('US5949181045'), gainOn('XS2536817211')] }, { enHeldOut: ['Which earned me more in all, Microsoft or Trakia'] }),
  ...questions('currency-effect', { holds: ['0.00'] }, {
    enHeldOut: ['how much did exchange rates cost me'],
    bgHeldOut: ['доларът качи ли ми или ми свали резултата, с колко'],
  }),
  ...questions('working', { holds: [money(accrued('XS2536817211')), TRAKIA_DAYS] }, {
    enHeldOut: ['show me step by step how you get the accrued interest on Trakia'],
    bgHeldOut: ['как го сметна туй натрупаното по Тракия, че не ми излиза'],
  }),
  ...questions('profit', { holds: byClass }, { bgHeldOut: ['откъде идва общата печалба, раздели я по класове'] }),
  ...questions('yield-of-holding', { holds: [[figure(yieldOf(bond('IT0005094088'))), precise(yieldOf(bond('IT0005094088')))].flat()] }, { enHeldOut: ["YTM of Italy at today's price"] }),
  ...questions('yield-of-holding', { holds: [precise(8.4)] }, { enHeldOut: ['what yield did I enter for Trakia'] }),
  ...questions('yield-of-holding', { holds: [[figure(3.55), figure(yieldOf(bond('BG2040019213')))].flat()] }, { bgHeldOut: ['YTM na bg2040019213'] }),
  ...questions('average-yield', { holds: [averageYield] }, {
    enHeldOut: ['avg ytm across bonds'],
    bgHeldOut: ['ytm средно за всичките бондове'],
  }),
  ...questions('ranking', { holds: [], first: ['XS2536817211', 'US0378331AA1'] }, { enHeldOut: ['best yielding bond'] }),
  ...questions('ranking', { holds: [], first: ['BG2030026111', 'BG2100013205'] }, { bgHeldOut: ['коя облигация ми е с най-ниска доходност до падежа'] }),
]; // prettier-ignore
