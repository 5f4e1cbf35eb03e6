import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { changeAt } from '../../repricing.ts';
import { returnOver, valueOn } from '../../returns.ts';
import { cents } from '../../schedule.ts';
import { either, gainOn } from '../../sums.ts';

const { accrued, all, at, bonds, came, coming, count, couponTax, day, dividendTax, dividends, etfs, euro, euroDividends, euroDue, isins, missing, money, of, precise, received, shares, sum, worthOf, worthOfOne } = figures; // prettier-ignore
const accruedOf = (round: (amount: number) => number) =>
  money(sum(bonds().map(({ isin, currency }) => round(euro(accrued(isin), currency)))));
const high = bonds(({ coupon }) => coupon > 5);
const soon = bonds(({ maturity, currency }) => maturity < '2028' && currency === 'EUR');
const others = (some: readonly figures.Row[]) => isins(bonds((one) => !some.includes(one)));
const tax = dividendTax('2025');
const july = coming(({ day: due }) => due.startsWith('2026-07'));
const ofShares = dividends('2025').filter(({ of: { kind } }) => kind === 'share');

/** Follow-up questions and several at once. */
export const HELD_OUT_5_IN_CONVERSATION: readonly AskedQuestion[] = [
  ...questions('payments-received', { holds: [came('2024')] }, { enHeldOut: [['What did I receive in 2025?', 'and the year before?']] }),
  ...questions('payments-received', { holds: [came('2025')] }, { bgHeldOut: [['колко получих през 2024', 'а на следващата година?']] }),
  ...questions('overview-value', { holds: [worthOf(all.filter(of('USD')))] }, { enHeldOut: [['value of the portfolio', 'just what is in dollars']] }),
  ...questions('overview-value', { holds: [worthOf(etfs)] }, { enHeldOut: [['How much are my shares worth?', 'and the ETFs?']] }),
  ...questions('overview-value', { holds: [worthOf(all.filter(at('УниКредит Булбанк')))] }, { enHeldOut: [['what do I hold at DSK', 'what is it all worth', 'same for UniCredit']] }),
  ...questions('overview-value', { holds: [worthOfOne('BG1100003166')] }, { bgHeldOut: [['стойност на акциите', 'само тези в Юникредит']] }),
  ...questions('overview-value', { holds: [money(valueOn('2025-12-31'))] }, { bgHeldOut: [['kolko struva vsichko', 'a v kraia na 2025?']] }),
  ...questions('missing-payments', { holds: ['Fibank', 'Банка ДСК'] }, { enHeldOut: [['coupons due and not received', 'which banks are those at?']] }),
  ...questions('missing-payments', { holds: [[money(euroDue(missing)), money(euroDue(missing) + 40)]] }, { bgHeldOut: [['кои купони не са дошли', 'това колко прави общо']] }),
  ...questions('holding-details', { holds: [precise(6.5)] }, { enHeldOut: [['when does Trakia mature', 'coupon on that one']] }),
  ...questions('holding-details', { holds: [day('2024-08-19')] }, { bgHeldOut: [['най-голямата ми позиция коя е', 'кога съм я купил']] }),
  ...questions('list-holdings', { holds: isins(high), not: others(high) }, { enHeldOut: [['list my bonds', 'keep those with a coupon over 5 %']] }),
  ...questions('list-holdings', { holds: isins(soon), not: others(soon) }, { bgHeldOut: [['облигации в евро', 'само с падеж преди 2028']] }),
  ...questions('working', { holds: [precise(245)] }, { enHeldOut: [['profit on SAP', 'how did that come about']] }),
  ...questions('working', { holds: [precise(120.4), precise(200)] }, { bgHeldOut: [['средна цена на САП', 'как я изчисли?']] }),
  ...questions('rates-shift', { holds: [money(sum(bonds().map((one) => changeAt(one, 1))))] }, { enHeldOut: [['duration please', 'so what happens if rates climb by 1 %']] }),
  ...questions('next-payment', { holds: [day('2026-03-23'), money(162.5)] }, { enHeldOut: [['next payment?', 'and the one after that?']] }),
  ...questions('coming-payments', { holds: [[money(euroDue(july)), money(euroDue(july) + euroDividends(dividends('2025-07'))), money(562.5)].flat()], not: ['165.00'] }, { bgHeldOut: [['какви купони чакам през юни', 'а през юли?']] }),
  ...questions('maturities', { holds: [[either(15_000, 'USD'), either(15_180, 'USD')].flat()] }, { bgHeldOut: [['кога е падежът на Apple', 'и колко ще получа тогава?']] }),
  ...questions('total-return', { holds: [returnOver({ from: '2025-12-31', to: TODAY })] }, { enHeldOut: [['my return last year', 'show me this year instead']] }),
  ...questions('profit', { holds: [gainOn('IE00BK5BQT80')] }, { bgHeldOut: [['печалба от ETF-ите', 'а само на Vanguard']] }),
  ...questions('taxes-paid', { holds: [[money(tax), money(tax + couponTax(received('2025')))]] }, { enHeldOut: [['how much tax on coupons in 2025', 'on the dividends too please']] }),
  ...questions('overview-value', { holds: [worthOf(all), day('2026-03-10'), [accruedOf((amount) => amount), accruedOf(cents)]] }, { enHeldOut: ['Three things: total value, next coupon date, and accrued interest.'] }),
  ...questions('count-holdings', { holds: [count(bonds()), [count(shares), '3'], count(etfs)] }, { enHeldOut: ['how many bonds, how many shares, how many funds'] }),
  ...questions('holding-value', { holds: [worthOfOne('US5949181045'), day('2023-10-16')] }, { enHeldOut: ['whats the value of microsoft and when did i buy it?'] }),
  ...questions('overview-value', { holds: [worthOf(shares), [money(euroDividends(ofShares)), money(euroDividends(dividends('2025')))]] }, { bgHeldOut: ['Две неща ме интересуват: колко струват акциите и колко дивиденти съм получила за 2025?'] }),
  ...questions('holding-details', { holds: [day('2027-08-15'), precise(1.8)] }, { bgHeldOut: ['кога падежира Германия и какъв ѝ е купонът'] }),
]; // prettier-ignore
