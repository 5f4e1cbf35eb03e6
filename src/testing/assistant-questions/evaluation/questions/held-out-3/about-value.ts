import * as figures from '../../figures.ts';
import { TODAY, type Code } from '../../holder.ts';
import { gainOf, valueOn } from '../../returns.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';

const { all, at, bonds, cost, costs, count, day, etfs, euro, figure, isins, labels, money, of, part, partOrAmount, profit, profits, row, shares, sum, units, values, word, worthOf, worthOfOne } = figures; // prettier-ignore
const EVER = { from: '2021-06-01', to: TODAY };
const THIS_YEAR = { from: '2025-12-31', to: TODAY };
const change = valueOn(TODAY) - valueOn('2025-12-31');
const largest = [...all].sort(
  (one, other) => euro(figures.worth(other), other.currency) - euro(figures.worth(one), one.currency),
);
/** In its own currency or in euro. */
const eitherWay = (amount: number, currency: Code): Wanted => [money(amount), money(euro(amount, currency))];
const profitOf = (isin: string): Wanted => {
  const rows = all.filter((one) => one.isin === isin);
  const after = sum(rows.map(profit));
  const paid = sum(
    units((one) => one.isin === isin).flatMap(({ dividends }) =>
      dividends.map(({ gross, tax }) => gross - tax),
    ),
  );
  const currency = rows[0]?.currency ?? 'EUR';
  return [eitherWay(after, currency), eitherWay(after + paid, currency)].flat();
};
const dollars = all.filter(of('USD'));
const abroad = all.filter(({ isin }) => !isin.startsWith('BG'));
const state = bonds(({ issuer }) => issuer === 'Република България');
const trakia = [row('XS2536817211')];

/** What it is worth, cost and gained, and how it is split. */
export const HELD_OUT_3_ABOUT_VALUE: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [worthOf(all)] }, {
    enHeldOut: [
      'hello, how much is all of it worth together today, in euros please',
      'total mv eur now',
      'I used to teach geography and numbers frighten me a little. Could you tell me just the one figure, what all my papers would fetch today?',
    ],
    bgHeldOut: [
      'Добър ден, бихте ли ми казали колко струват днес всичките ми ценни книжа, общо в евро?',
      'kolko mi struvat vsichki knija dnes',
      'колко стровa портфеила ми в ммомента',
    ],
  }),
  ...questions('overview-value', { holds: [[count(all), count(labels(all))], worthOf(all), [money(profits(all)), money(gainOf(EVER))]] }, {
    enHeldOut: ['client wants a one line summary for a call in five minutes, holdings count, value, gain, give me that'],
    bgHeldOut: ['накратко за клиента преди срещата: брой позиции, стойност, резултат'],
  }),
  ...questions('exposure', { holds: [partOrAmount(bonds()), partOrAmount(shares), partOrAmount(etfs)] }, {
    enHeldOut: ['how much of my money sits in bonds and how much in shares and how much in those etf things'],
    bgHeldOut: ['разбивка облигации акции фондове'],
  }),
  ...questions('overview-value', { holds: [money(valueOn('2025-12-31'))] }, { enHeldOut: ['worth at 31 dec 2025'] }),
  ...questions('overview-value', { holds: [money(valueOn('2024-12-31'))] }, { bgHeldOut: ['колко струваше всичко в края на 2024'] }),
  ...questions('overview-value', { holds: [money(valueOn('2024-12-31', at('Interactive Brokers')))] }, {
    enHeldOut: ['We act for the holder in a divorce, and the court has asked, quite reasonably, what the securities kept with Interactive Brokers were worth on the last day of 2024; would you kindly state that figure?'],
  }),
  ...questions('overview-value', { holds: [money(valueOn('2025-12-31', at('УниКредит Булбанк')))] }, {
    bgHeldOut: ['Във връзка с производство по наследство, което водя от близо година и по което съдът изиска справка, моля да посочите каква е стойността към 31.12.2025 г. на ценните книжа, държани при УниКредит Булбанк.'],
  }),
  ...questions('value-change', { holds: [[money(change), money(valueOn('2025-12-31'))]] }, {
    enHeldOut: ['is it more or less then in the end of the year before, i mean all money'],
  }),
  ...questions('value-change', { holds: [[money(change), money(gainOf(THIS_YEAR)), money(valueOn('2025-12-31'))]] }, {
    bgHeldOut: ['с колко се промени портфейлът от нова година насам'],
  }),
  ...questions('invested', { holds: [money(costs(all))] }, {
    enHeldOut: ['what did i pay for everything i still hold'],
    bgHeldOut: ['колко пари съм вложил общо в това, което още държа'],
  }),
  // 'No' does not answer 'one or the other?'.
  ...questions('profit', { holds: [money(profits(all))], not: ['No.', 'Не.'] }, {
    enHeldOut: ['am i in plus or in minus on the whole lot'],
    bgHeldOut: ['Момиче, аз съм пенсионерка и не разбирам много, кажи ми само на загуба ли съм или на печалба'],
  }),
  ...questions('profit', { holds: [[profitOf('IE00B4L5Y983'), figure((100 * profit(row('IE00B4L5Y983'))) / cost(row('IE00B4L5Y983')))].flat()] }, {
    enHeldOut: ['profit on MSCI World since I bought'],
  }),
  ...questions('profit', { asksBack: true, orHolds: [profitOf('IE00B4L5Y983'), profitOf('IE00B1FZS798')] }, { enHeldOut: ['hows the ishares one going'] }),
  ...questions('profit', { holds: [eitherWay(profit(row('IE00B1FZS798')) + 100, 'USD')] }, { enHeldOut: ['did treasury etf lose money even with what it paid out'] }),
  ...questions('profit', { holds: [profitOf('DE0007164600')] }, { bg: ['колко съм спечелил от SAP'] }),
  ...questions('profit', { holds: [profitOf('US5949181045')] }, { bgHeldOut: ['imam li pechalba ili zaguba ot mikrosoft'] }),
  // The exchange rates are the same on every day.
  ...questions('currency-effect', { holds: [word('0.00', '0', 'nothing', 'нищо')] }, {
    enHeldOut: ['how much of my gain is just because the dollar moved'],
    bgHeldOut: ['колко загубих от курса на долара'],
  }),
  ...questions('holding-value', { holds: [worthOfOne('IE00BK5BQT80'), eitherWay(cost(row('IE00BK5BQT80')), 'USD')] }, { bgHeldOut: ['stoinostta na vanguard sprqmo kogato go kupih'] }),
  ...questions('holding-value', { asksBack: true, orHolds: [worthOfOne('DE0007164600'), day('2026-05-03')] }, { enHeldOut: ['two things quickly, how much is my SAP worth and when does apple pay back'] }),
  ...questions('holding-value', { holds: [worthOfOne('XS2536817211'), day('2026-02-27')] }, { enHeldOut: ["what's the Trakia bond worth today and whats the date of that price"] }),
  ...questions('holding-value', { holds: [worthOfOne('BG2100013205')], first: 'BG2100013205' }, { enHeldOut: ['the one I marked for Maya, what is its value'] }),
  ...questions('holding-value', { holds: [worthOfOne('BG2040019213')], first: 'BG2040019213' }, { bgHeldOut: ['колко струва в момента облигацията за пенсия'] }),
  ...questions('overview-value', { holds: [[worthOf(dollars), [values, figures.dirtyValues].map((of_) => money(of_(dollars) / euro(1, 'USD')))].flat(2)] }, { enHeldOut: ['how much i have in dollar'] }),
  ...questions('overview-value', { holds: [[worthOf(state), money(sum(state.map(({ nominal }) => nominal)))].flat()] }, { enHeldOut: ['how much Bulgarian state debt do I own altogether'] }),
  ...questions('ranking', { holds: isins(largest.slice(0, 3)), first: 'XS2536817211' }, { enHeldOut: ['top 3 positions by weight'] }),
  ...questions('ranking', { holds: labels(largest.slice(0, 5)), first: 'XS2536817211' }, { bgHeldOut: ['петте най-големи позиции'] }),
  ...questions('concentration', { holds: ['Trakia Energy', part(trakia)] }, {
    en: ['is too much with one issuer'],
    bgHeldOut: ['Прекалено много ли съм заложил на един емитент?'],
  }),
  ...questions('concentration', { holds: ['Trakia Energy'] }, { bgHeldOut: ['koi mi e nai golemiqt emitent'] }),
  ...questions('exposure', { holds: [part(trakia)] }, {
    enHeldOut: ['what share of my portfolio is Trakia'],
    bgHeldOut: ['kolko % ot portfeila e v Trakia'],
  }),
  ...questions('exposure', { holds: [part(all.filter(({ currency }) => currency !== 'EUR'))] }, { enHeldOut: ['non-euro percentage?'] }),
  ...questions('exposure', { holds: [part(all.filter(of('GBP')))] }, { bgHeldOut: ['какъв процент са паундите'] }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(figures.from('BG'))), partOrAmount(all.filter(figures.from('DE')))] }, { enHeldOut: ['exposure by country table'] }),
  // The country of an ISIN that starts with XS is not known.
  ...questions('exposure', { holds: [partOrAmount(all.filter(figures.from('BG'))), [partOrAmount(abroad), partOrAmount(abroad.filter(({ isin }) => !isin.startsWith('XS')))].flat()] }, { bgHeldOut: ['колко имам в България и колко в чужбина'] }),
  ...questions('exposure', { holds: ['Fibank', partOrAmount(all.filter(at('Interactive Brokers')))] }, { en: ['split by bank'] }),
  ...questions('exposure', { holds: [word('no', 'none', 'neither', 'not')] }, { enHeldOut: [['split by bank', 'which of these is over half']] }),
  ...questions('exposure', { holds: [part(all.filter(at('Interactive Brokers')))] }, { bgHeldOut: ['каква част държа в Interactive Brokers'] }),
]; // prettier-ignore
