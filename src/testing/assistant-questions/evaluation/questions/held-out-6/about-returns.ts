import * as figures from '../../figures.ts';
import { moved, shifted, wholeAfter } from '../../expectations.ts';
import { TODAY, type BondRow } from '../../holder.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';
import { basisPoint, macaulayDuration, modifiedDuration } from '../../repricing.ts';
import { moneyWeightedOver, returnOver, timeWeightedOver, valueOn } from '../../returns.ts';
import { accruedOn } from '../../schedule.ts';
import { either, EVER, only } from '../../sums.ts';

const { all, bond, bonds, dirtyValues, etfs, figure, label, money, of, part, precise, row, shares, sum, values, word, dividends, received, euroCame, euro, euroDividends } = figures; // prettier-ignore
const [END_2024, END_2025] = ['2024-12-31', '2025-12-31'];
const LAST_YEAR = { from: END_2024, to: END_2025 };
const THIS_YEAR = { from: END_2025, to: TODAY };
const returnOf = (isin: string, held: { from: string; to: string }) =>
  returnOver({ ...held, fits: only(isin) });

/** Without the interest that was accrued at either end. */
const accruedIn2025 = sum(
  bonds().map((one) => euro(accruedOn(one, TODAY) - accruedOn(one, END_2025), one.currency)),
);
const rise = valueOn(TODAY) - valueOn(END_2025);
const risesThisYear = [rise, rise - accruedIn2025];
const came2026 = euroCame(received('2026')) + euroDividends(dividends('2026'));
const changeThisYear: Wanted = [
  risesThisYear.flatMap((change) => [money(change), money(change + came2026)]),
  returnOver(THIS_YEAR),
  risesThisYear.flatMap((change) => figure((100 * change) / values(all))),
].flat();
const dollars = all.filter(of('USD'));
const equities = [...shares, ...etfs.filter(({ name }) => name !== 'iShares Treasury 7-10yr')];
const TENTH_DEARER = 1 / 1.1 - 1;
const durationsOf = (rows: readonly BondRow[]): Wanted =>
  [modifiedDuration(rows), macaulayDuration(rows)].flatMap((years) => [figure(years), precise(years)].flat());
const oneBasisPoint = (isin: string) => money(basisPoint([bond(isin)]));
/** The squares of the shares of all issuers, added up; funds by name or by who keeps them. */
const issuerOf = (one: figures.Row) => ('issuer' in one ? one.issuer : one.name);
const houseOf = (one: figures.Row) => issuerOf(one).replace(/^iShares.*/, 'iShares');
const indexOf = (nameOf: (one: figures.Row) => string, total: typeof values) => {
  const names = [...new Set(all.map(nameOf))];
  return sum(names.map((name) => (total(all.filter((one) => nameOf(one) === name)) / total(all)) ** 2));
};
const indices: Wanted = [issuerOf, houseOf]
  .flatMap((nameOf) => [values, dirtyValues].map((total) => indexOf(nameOf, total)))
  .flatMap((index) => [precise(index), String(Math.round(10_000 * index))].flat());

/** Returns, risk and 'what if'. */
export const HELD_OUT_6_ABOUT_RETURNS: readonly AskedQuestion[] = [
  ...questions('total-return', { holds: [timeWeightedOver(LAST_YEAR), word('time-weighted')] }, { enHeldOut: ['my return for calendar 2025, time weighted please'] }),
  ...questions('total-return', { holds: [moneyWeightedOver(LAST_YEAR)] }, { bgHeldOut: ['Доходност за 2025 г. — претеглена по пари, след данъци.'] }),
  ...questions('total-return', { holds: [changeThisYear] }, { enHeldOut: ['YTD?'] }),
  ...questions('value-change', { holds: [changeThisYear] }, { bgHeldOut: ['Портфейлът ми нагоре ли е или надолу спрямо 31 декември?'] }),
  ...questions('total-return', { holds: [moneyWeightedOver(EVER), word('tax', 'taxes', 'gross', 'net')] }, { enHeldOut: ['IRR since inception, gross and net of tax'] }),
  ...questions('total-return', { holds: [[returnOver({ from: '2025-09-30', to: END_2025 }), returnOver({ from: '2025-10-01', to: END_2025 })].flat()] }, { bgHeldOut: ['как се представи портфейлът ми през последното тримесечие на миналата година'] }),
  ...questions('total-return', { holds: [[returnOf('US5949181045', LAST_YEAR), figure(2.38), figure(1.57)].flat()] }, { enHeldOut: ['How did Microsoft do in 2025?'] }),
  ...questions('total-return', { holds: [[returnOf('US5949181045', THIS_YEAR), figure(1.1), either(67.5, 'USD')].flat()] }, { enHeldOut: [['How did Microsoft do in 2025?', 'and in the current year so far']] }),
  ...questions('compare-holdings', { holds: [[returnOf('IE00B4L5Y983', LAST_YEAR), figure(5.98)].flat(), [returnOf('XS2536817211', LAST_YEAR), figure(4.79), figure(1.33)].flat()] }, { enHeldOut: ['Which did better last year, MSCI World or the Trakia bond?'] }),
  ...questions('ranking', { holds: [], first: [label(row('DE0007164600')), 'US91282CHT18'].flat() }, { bgHeldOut: ['Кое е вървяло най-добре от началото на годината, в процент?'] }),
  ...questions('ranking', { holds: [], first: label(row('BG1100003166')) }, { bgHeldOut: [['Кое е вървяло най-добре от началото на годината, в процент?', 'а най-зле']] }),
  ...questions('currency-effect', { holds: [word('0.00', '0')] }, {
    bgHeldOut: ['Валутните курсове повлияха ли ми миналата година и с колко?'],
  }),
  ...questions('interest-rate-risk', { holds: [[figure(modifiedDuration(bonds())), precise(modifiedDuration(bonds()))].flat(), money(basisPoint(bonds()))] }, { enHeldOut: ['portfolio mod duration + DV01'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf([bond('DE0001102614')])] }, { bgHeldOut: ['дюрация на германската'] }),
  ...questions('interest-rate-risk', { holds: [[oneBasisPoint('US91282CHT18'), oneBasisPoint('XS2536817211')], [oneBasisPoint('IT0005094088'), oneBasisPoint('US91282CHT18')]] }, { bgHeldOut: ['Кои две облигации са най-чувствителни към лихвите и какъв е DV01 на всяка?'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(bonds())] }, { enHeldOut: [["What's duration?", 'and mine? in years, one decimal']] }),
  ...questions('rates-shift', { holds: [shifted(1)] }, { enHeldOut: ['What would I lose if interest rates rose by one percentage point tomorrow?'] }),
  ...questions('rates-shift', { holds: [shifted(-0.5)] }, { bgHeldOut: ['Какво става с портфейла, ако лихвите паднат с 0,5 пункта?'] }),
  ...questions('value-shift', { holds: [[moved('USD', 0.1), moved('USD', TENTH_DEARER)].flat(), [wholeAfter(dollars, -0.1), wholeAfter(dollars, TENTH_DEARER)].flat()] }, { enHeldOut: ['suppose USD loses 10% vs euro. what happens to my total'] }),
  ...questions('value-shift', { holds: [wholeAfter(dollars, 0.07)] }, { bgHeldOut: ['доларът да поскъпне с 7% - на колко отивам'] }),
  ...questions('value-shift', { holds: [[moved('USD', 0.1), moved('USD', 1 / 0.9 - 1)].flat()] }, { bgHeldOut: ['ako evroto padne s 10% sreshtu dolara kolko pe4elq'] }),
  ...questions('value-shift', { holds: [wholeAfter(equities, -0.3)] }, { enHeldOut: ['If all equities crashed by 30%, ETFs of shares included but the treasury ETF not, how much would be left in total?'] }),
  ...questions('value-shift', { holds: [moved('GBP', 0.05)], not: [moved('USD', 0.1)].flat() }, { enHeldOut: [['suppose USD loses 10% vs euro. what happens to my total', 'ok and the pound going up 5 percent, instead']] }),
  ...questions('concentration', { holds: [[indices, part([row('XS2536817211')])].flat()] }, { enHeldOut: ['HHI by issuer'] }),
]; // prettier-ignore
