import * as figures from '../../figures.ts';
import { TODAY, type Code } from '../../holder.ts';
import { couponAmount } from '../../schedule.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';

const { bond, bonds, came, coming, coupons, couponTax, day, dividends, dividendTax, euro, euroCame, euroDividends, euroDue, label, money, received, row, sum, units, word } = figures; // prettier-ignore
/** Coupons with dividends. */
const income = (prefixes: readonly string[]) =>
  money(sum(prefixes.map((prefix) => euroCame(received(prefix)) + euroDividends(dividends(prefix)))));
const dollars2025 = received('2025').filter(({ bond: { currency } }) => currency === 'USD');
const everOf = (isin: string) => money(euroCame(coupons(({ bond: one }) => one.isin === isin)));
/** Coupons, or with as much in dividends as a year before, or with what is repaid. */
const until = (last: string): Wanted => {
  const interest = euroDue(coming(({ day: on }) => on <= last));
  const yearBefore = (on: string) => `${Number(on.slice(0, 4)) - 1}${on.slice(4)}`;
  const paid = dividends().filter(({ day: on }) => on > yearBefore(TODAY) && on <= yearBefore(last));
  const repaid = sum(
    bonds(({ maturity }) => maturity <= last).map(({ nominal, currency }) => euro(nominal, currency)),
  );
  return [0, euroDividends(paid)].flatMap((more) => [
    money(interest + more),
    money(interest + more + repaid),
  ]);
};
const inMonth = (month: string): Wanted => {
  const interest = euroDue(coming(({ day: on }) => on.startsWith(month)));
  const yearBefore = `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
  return [money(interest), money(interest + euroDividends(dividends(yearBefore)))];
};
const nextYear = coming(({ day: on }) => on <= '2027-03-02');
const nextMonths = [...new Set(nextYear.map(({ day: on }) => on.slice(0, 7)))].filter(
  (month) => month < '2027-03',
);
const yearly = sum(bonds().map((one) => euro(couponAmount(one) * one.times, one.currency)));
/** In the currency: coupons, or with what is repaid, or with as much in dividends as last year. */
const nextYearIn = (currency: Code): Wanted => {
  const interest = sum(nextYear.filter(({ bond: one }) => one.currency === currency).map(({ due }) => due));
  const repaid = sum(
    bonds((one) => one.currency === currency && one.maturity <= '2027-03-02').map(({ nominal }) => nominal),
  );
  const paid = sum(
    dividends('2025')
      .filter(({ of }) => of.currency === currency)
      .map(({ gross }) => gross),
  );
  const amounts = [interest, interest + repaid, interest + paid, interest + repaid + paid];
  return amounts.flatMap((amount) => [money(amount), money(euro(amount, currency))]);
};
const TRAKIA_JUNE = ['1625.00', day('2025-06-01')];
const ITALY_DECEMBER = [['165.00', '165'], day('2025-12-01')];
const german = couponAmount(bond('DE0001102614'));
const SHORT: Wanted = ['500.00', '500', money(german - 500), '40'];
const missing = figures.labels(figures.missing.map(({ bond: one }) => one));
const NOTHING = word('no', 'none', 'nothing', 'never', 'няма', 'нищо', '0.00');
/** Of all rows of the share, before tax, after it and the tax. */
const dividendOf = (isin: string) => {
  const paid = units((one) => one.isin === isin).flatMap((one) => one.dividends);
  const { currency } = row(isin);
  const inEither = (amount: number): Wanted => [money(amount), money(euro(amount, currency))];
  const [gross, tax] = [sum(paid.map((one) => one.gross)), sum(paid.map((one) => one.tax))];
  return { gross: inEither(gross), net: inEither(gross - tax), tax: inEither(tax) };
};
const eitherOf = (isin: string): Wanted => [dividendOf(isin).gross, dividendOf(isin).net].flat();
const [microsoft, sap, sopharma] = ['US5949181045', 'DE0007164600', 'BG1100003166'] as const;
const tax2025 = couponTax(received('2025'));

/** What came, what is to come and what did not. */
export const HELD_OUT_3_ABOUT_PAYMENTS: readonly AskedQuestion[] = [
  ...questions('payments-received', { holds: [came('2025')] }, { enHeldOut: ['how much came in last year'] }),
  ...questions('payments-received', { holds: [came('2024')] }, { enHeldOut: [['how much came in last year', 'and the year before that']] }),
  ...questions('payments-received', { holds: [[money(euroCame(dollars2025)), money(sum(dollars2025.map((one) => one.came)))]] }, {
    enHeldOut: ['coupons recd 2025 usd bonds sum'],
    bgHeldOut: ['kolko lihvi vzeh prez 2025 v dolari'],
  }),
  ...questions('payments-received', { holds: [everOf('XS2536817211')] }, {
    enHeldOut: ['interest i got from trakia so far all of it'],
    bgHeldOut: ['Колко съм получил досега от Тракия Енерджи, откакто ги държа?'],
  }),
  ...questions('payments-received', { holds: [money(euroCame(received('2025')))] }, { bgHeldOut: ['колко лихви получих миналата година'] }),
  ...questions('payments-received', { holds: [money(euroCame(received('2025').filter(({ bond: { issuer } }) => /^(?:Република|US T|Germany|Italy|France|United)/.test(issuer))))] }, { bgHeldOut: [['колко лихви получих миналата година', 'а само от държавните']] }),
  ...questions('payments-received', { holds: [money(euroCame(received('2025')) / 12)] }, { bgHeldOut: ['колко прави средно на месец лихвата, която получих през 2025'] }),
  ...questions('payments-received', { holds: [['500.00', '500']] }, { enHeldOut: ['did the germans pay me in august'] }),
  ...questions('payments-received', { holds: [['387.50', '310.00', '310']] }, { bgHeldOut: ['купоните за февруари тая година дойдоха ли всички'] }),
  ...questions('income-of-period', { holds: [income(['2025-07', '2025-08', '2025-09'])] }, { enHeldOut: ['income from 1 July till 30 September 2025, all currencies converted'] }),
  ...questions('income-of-period', { holds: [income(['2025-04', '2025-05', '2025-06'])] }, { bgHeldOut: ['приходи второ тримесечие 2025'] }),
  ...questions('income-of-period', { holds: [came('2025-12'), word('December', 'Dec', '2025-12')] }, { enHeldOut: ['best month for income in 2025?'] }),
  ...questions('coming-payments', { holds: [NOTHING], not: ['107.81'] }, {
    enHeldOut: ['what money is coming in next month'],
    bgHeldOut: ['какво ще ми дойде следващия месец'],
  }),
  ...questions('income-of-period', { holds: [until('2026-06-30')] }, { enHeldOut: ['okay so um how much will I be getting between now and the summer like until the end of june'] }),
  ...questions('income-of-period', { holds: [money(euroDue(coming(({ day: on }) => on < '2027')))] }, { bgHeldOut: ['ами кажи ми колко ще взема от сега до края на годината от купони без главниците'] }),
  ...questions('income-of-period', { holds: nextMonths.map(inMonth) }, { enHeldOut: ['coupons per month next 12m table'] }),
  ...questions('income-of-period', { holds: [[until('2027-03-02'), money(euroDue(nextYear) + euroDividends(dividends('2025'))), money(yearly), money(yearly + euroDividends(dividends('2025')))].flat()] }, { enHeldOut: ['how much interest does one year bring me if nothing changes'] }),
  ...questions('coming-payments', { holds: [nextYearIn('EUR'), nextYearIn('USD'), nextYearIn('GBP')] }, { bgHeldOut: ['очаквани постъпления следващите 12 месеца по валути'] }),
  ...questions('coming-payments', { holds: coming(({ bond: { isin } }) => isin === 'BG2040019213').map((one) => day(one.day)) }, { bgHeldOut: ['дати на купоните на BG2040019213 до падежа'] }),
  ...questions('next-payment', { holds: ['107.81', day('2026-03-10')], first: 'BG2100013205' }, {
    enHeldOut: ['When is the next payment due and how much is it, please? I should like to plan a trip to my sister.'],
    bgHeldOut: ['кога е следващото плащане и от коя облигация', 'sledvashtoto plashtane koga e'],
  }),
  ...questions('next-payment', { holds: [day('2026-08-15')] }, {
    enHeldOut: ['next coupon date DE0001102614'],
    bgHeldOut: ['koga mi plashta germaniq'],
  }),
  ...questions('coupon-amount', { holds: [['165.00', '165']] }, { enHeldOut: ['what does the Italian one pay me each time'] }),
  ...questions('coupon-amount', { holds: [money(couponAmount(bond('BG2100013205')))] }, { bgHeldOut: ['по колко плаща Монолит на тримесечие'] }),
  ...questions('missing-payments', { holds: [[money(german), '540'], SHORT] }, { enHeldOut: [['did the germans pay me in august', 'why is it less']] }),
  ...questions('missing-payments', { holds: missing }, {
    enHeldOut: ['Has anybody failed to pay me? My neighbour had a bond that simply stopped.'],
    bgHeldOut: ['има ли купони, които не са дошли', 'neplateni kuponi ima li'],
  }),
  ...questions('missing-payments', { holds: [...missing, ...TRAKIA_JUNE, ...ITALY_DECEMBER] }, { enHeldOut: ['overdue list'] }),
  ...questions('missing-payments', { holds: [[money(euroDue(figures.missing)), money(euroDue(figures.missing) + german - 500)]] }, {
    enHeldOut: ['how much is owed to me in total that never arrived'],
    bgHeldOut: ['неполучени суми общо'],
  }),
  ...questions('missing-payments', { holds: TRAKIA_JUNE }, {
    enHeldOut: ['It has come to my attention that the June 2025 interest upon the Trakia Energy notes may not have been credited, notwithstanding that the issuer claims otherwise; does your record show any receipt for that date?'],
    bgHeldOut: ['Тракия платиха ли си юнската лихва миналата година'],
  }),
  ...questions('missing-payments', { holds: ITALY_DECEMBER }, {
    enHeldOut: ['italy december coupon arrived y/n'],
    bgHeldOut: [['има ли купони, които не са дошли', 'от кога закъснява италианската'], 'ко стана с италянската плати ли'],
  }),
  ...questions('missing-payments', { holds: ['DE0001102614', SHORT] }, {
    enHeldOut: ['which payment was to small', 'have i been shortchanged on any bond held at interactive brokers'],
    bgHeldOut: ['някой платил ли ми е по-малко отколкото трябва'],
  }),
  ...questions('missing-payments', { holds: [[money(german - 500), '40']] }, { bgHeldOut: ['колко не ми доплатиха немците през август'] }),
  ...questions('dividends', { holds: [eitherOf(microsoft), eitherOf(sopharma), [eitherOf(sap), ['58.75', '35.25']].flat()] }, {
    enHeldOut: ['dividends last year pls, by company'],
    bgHeldOut: ['дивиденти 2025 по дружества'],
  }),
  ...questions('dividends', { holds: [NOTHING] }, { enHeldOut: ['does the Vanguard fund pay me anything ever'] }),
  ...questions('dividends', { holds: [dividendOf(microsoft).gross, dividendOf(microsoft).net] }, { enHeldOut: ['microsoft divs 2025 gross and net'] }),
  ...questions('dividends', { holds: [day('2025-07-10'), ['60.00', '60', '57.00', '57']] }, { enHeldOut: ['what was the last dividend from Sopharma'] }),
  ...questions('dividends', { holds: [['60.00', '60', '57.00', '57']] }, { bgHeldOut: ['колко ми е дивидeнта от софрама'] }),
  ...questions('dividends', { holds: [['57.00', '57']] }, { bgHeldOut: ['Sopharma дивидент нето'] }),
  ...questions('dividends', { holds: [['48.00', '52.00', dividendOf('IE00B1FZS798').gross].flat()], first: label(row('IE00B1FZS798')) }, { bgHeldOut: ['кой фонд ми разпределя пари и кой не'] }),
  ...questions('dividends', { holds: [day('2025-12-11')] }, { bgHeldOut: ['кога последно Майкрософт плати дивидент'] }),
  ...questions('dividends', { holds: [[eitherOf(sap), '94'].flat()] }, { bgHeldOut: ['kolko sa mi dividentite ot sap za 2025'] }),
  ...questions('ranking', { holds: [['60.00', '60', figures.figure((100 * 60) / figures.worth(row(sopharma)))].flat()], first: label(row(sopharma)) }, { enHeldOut: ['which of my shares gave the most dividend compared to what its worth'] }),
  ...questions('taxes-paid', { holds: [money(tax2025 + dividendTax('2025')), 'XS2536817211', 'BG2100013205', [sap, 'SAP']] }, { enHeldOut: ['tax withheld 2025 total and on which'] }),
  ...questions('taxes-paid', { holds: [[money(tax2025), money(tax2025 + dividendTax('2025'))]] }, { bgHeldOut: ['удържан данък 2025'] }),
  ...questions('taxes-paid', { holds: [dividendOf(sap).tax] }, { bgHeldOut: ['колко данак ми удържаха на Сап'] }),
]; // prettier-ignore
