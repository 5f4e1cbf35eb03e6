import * as figures from '../../figures.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';
import { basisPoint, changeAt, macaulayDuration, modifiedDuration, yieldOf } from '../../repricing.ts';
import type { BondRow } from '../../holder.ts';

const { accrued, all, bonds, dirtyValues, figure, mean, money, of, precise, sum, values, word } = figures; // prettier-ignore

/** If yields move by so many points: repriced in full, or by the duration alone. */
const shifted = (points: number, rows: readonly BondRow[] = bonds()): Wanted => [
  money(sum(rows.map((one) => changeAt(one, points)))),
  money((modifiedDuration(rows) * dirtyValues(rows) * points) / 100),
];
/** What so many percent of the value of everything in the currency are, with accrued interest or without it. */
const moved = (currency: 'USD' | 'GBP', part: number): Wanted =>
  [dirtyValues, values].map((total) => money(total(all.filter(of(currency))) * part));
const durationsOf = (rows: readonly BondRow[]): Wanted =>
  [modifiedDuration(rows), macaulayDuration(rows)].flatMap((years) => [figure(years), precise(years)].flat());
const durations = durationsOf(bonds());
const ownDurations = [durations, bonds().map((one) => durationsOf([one]))].flat(2);
const coupons = bonds().map(({ coupon }) => coupon);
const nominals = sum(bonds().map(({ nominal, currency }) => figures.euro(nominal, currency)));
const weighted = sum(
  bonds().map(({ nominal, currency, coupon }) => figures.euro(nominal, currency) * coupon),
);
const averageCoupon: Wanted = [figure(mean(coupons)), figure(weighted / nominals)].flat();
const ownYields: Wanted = bonds().flatMap((one) =>
  [figure(one.ytm ?? yieldOf(one)), figure(yieldOf(one))].flat(),
);
const inEuro = bonds(of('EUR'));
const bulgarian = bonds(({ issuer }) => issuer === 'Република България');

/** Risk, what if, what a word means and how something is done. */
export const HELD_OUT_5_ABOUT_RISK_AND_WORDS: readonly AskedQuestion[] = [
  ...questions('interest-rate-risk', { holds: [durations] }, { enHeldOut: ['duration of my bonds'], bgHeldOut: ['дюрация на облигациите'] }),
  ...questions('interest-rate-risk', { holds: [money(basisPoint(bonds()))] }, { enHeldOut: ['whats my dollar value of an 01, in eur pls'] }),
  ...questions('interest-rate-risk', { holds: [], first: 'US91282CHT18' }, {
    enHeldOut: ['which bond would be hit hardest by higher rates, in percent'],
    bgHeldOut: ['коя от облигациите има най-голяма дюрация'],
  }),
  ...questions('rates-shift', { holds: [shifted(1)] }, { enHeldOut: ['If rates went up a full percentage point what would I lose'] }),
  ...questions('rates-shift', { holds: [shifted(-1)] }, { bgHeldOut: ['ако лихвите паднат с 1% колко печеля'] }),
  ...questions('rates-shift', { holds: [shifted(-0.5)] }, { enHeldOut: ['rates -50bp effect'] }),
  ...questions('rates-shift', { holds: [shifted(2)] }, { bgHeldOut: ['какво става, ако лихвите скочат с 2 процентни пункта'] }),
  ...questions('rates-shift', { holds: [shifted(2, inEuro)] }, { enHeldOut: ['shock +200 on just the euro bonds'] }),
  ...questions('rates-shift', { holds: [shifted(1, bulgarian)] }, { bgHeldOut: ['облигациите на Република България при +100 бп'] }),
  ...questions('currency-effect', { holds: [[moved('USD', 0.1), moved('USD', 1 - 1 / 1.1)].flat()] }, { enHeldOut: ['what if the dollar falls 10 percent'] }),
  ...questions('currency-effect', { holds: [[moved('USD', 0.2), moved('USD', 1 - 1 / 1.2)].flat()] }, { bgHeldOut: ['ами ако доларът поевтинее с 20%'] }),
  ...questions('currency-effect', { holds: [moved('GBP', 0.05)] }, { bgHeldOut: ['паундът +5% какво ми дава'] }),
  ...questions('average-coupon', { holds: [averageCoupon] }, { enHeldOut: ['mean coupon of what I hold in bonds'], bgHeldOut: ['какъв купон са средно облигациите'] }),
  ...questions('glossary', { holds: [ownYields] }, {
    enHeldOut: ['what is yield to maturity, explain with one of mine'],
    bgHeldOut: ['какво ще рече YTM и какъв е при мен'],
  }),
  ...questions('glossary', { holds: [['812.50', '44937.50', '89.88', '89.875']] }, { enHeldOut: ['clean price vs dirty price, with the numbers of the Trakia bond'] }),
  ...questions('glossary', { holds: [ownDurations] }, { bgHeldOut: ['какво е дюрация, обясни ми го с моите книжа'] }),
  ...questions('glossary', { holds: [money(accrued('DE0001102614'))] }, { bgHeldOut: ['що е то натрупан купон, дай пример с германската облигация'] }),
  ...questions('how-to', { holds: [word('Account', 'Manage Account', 'account')] }, { enHeldOut: ['where can i change my pasword'] }),
  ...questions('how-to', { holds: [word('Профил', 'Моят профил', 'профила')] }, { bgHeldOut: ['kak da si smenia parolata'] }),
  ...questions('how-to', { holds: [word('Excel', 'Експорт')] }, { bgHeldOut: ['как да сваля всичко в ексел'] }),
  ...questions('how-to', { holds: [word('reminders', 'reminder', 'Reminders', 'e-mail')] }, { enHeldOut: ['Can I get a mail before a coupon is due?'] }),
  ...questions('how-to', { holds: [word('Hide amounts', 'Ctrl+Shift+P')] }, { enHeldOut: ['hide the sums, people look over my shoulder on the tram'] }),
  ...questions('how-to', { holds: [word('Скриване на сумите', 'Ctrl+Shift+P')] }, { bgHeldOut: ['как да скрия сумите на екрана'] }),
  ...questions('how-to', { holds: [word('плащане', 'плащания', 'плащането')] }, { bgHeldOut: ['къде се добавя получен купон'] }),
  ...questions('how-to', { holds: [word('календар', 'календара', 'календарът')] }, { bgHeldOut: ['искам купоните да ми излизат в календара на телефона, как става'] }),
  ...questions('how-to', { holds: [word('Импорт', 'Импорти', 'импорт', 'импортиране', 'внасяне')] }, { bgHeldOut: ['Как се въвеждат сделки от файл на банката?'] }),
]; // prettier-ignore
