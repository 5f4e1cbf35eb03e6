import { these } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { DSK, companies, states } from '../callers/readings.ts';

const { all, bond, bonds, count, day, expired, figure, isins, label, labels, row, units, word } = figures; // prettier-ignore
const [VANGUARD, SAP, MONOLIT] = ['IE00BK5BQT80', 'DE0007164600', 'BG2100013205'] as const;
const boughtIn = (year: string) => all.filter(({ bought }) => bought.startsWith(year));

/** What is held and what is known of it, in the words of neighbours. */
export const NEIGHBOURS_ABOUT_HOLDINGS: readonly AskedQuestion[] = [
  ...questions('count-holdings', { holds: [count(bonds())] }, { enKeptOut: ['how many different bonds do i hold at the moment'] }),
  ...questions('notes', { holds: ['подарък за Мая'] }, { enKeptOut: ['what did I put in the note on the Monolit bond'] }),
  ...questions('list-holdings', { holds: labels(boughtIn('2025')), not: ['DE0001102614', 'Софарма'] }, { enKeptOut: ['anything I bought in 2025?'] }),
  ...questions('list-holdings', { holds: isins(companies), not: isins(states) }, { enKeptOut: ['show me only the corporate bonds'] }),
  ...questions('list-holdings', these(({ times }) => times === 2), { enKeptOut: ['which bonds pay twice a year'] }),
  ...questions('holding-details', { holds: [day('2023-03-20'), word('120.40', '120.4')] }, { enKeptOut: ['When did I first buy SAP and at what price?'] }),
  ...questions('list-holdings', these(({ coupon }) => coupon < 2), { enKeptOut: ['bonds with a coupon under 2 percent'] }),
  ...questions('price-age', { holds: ['GB00BL68HJ26', 'FR0013407236'] }, { enKeptOut: ['which holdings have a stale price'] }),
  ...questions('holding-details', { holds: [DSK] }, { enKeptOut: ['where is the Italian bond kept'] }),
  ...questions('notes', { holds: isins(bonds(({ note }) => note !== undefined)) }, { enKeptOut: ['which of my bonds have a note on them'] }),
  ...questions('ranking', { holds: [day('2023-03-20')], first: label(row(SAP)) }, { enKeptOut: ['what have I owned the longest'] }),
  ...questions('list-holdings', these(({ bank }) => bank === 'Fibank'), { enKeptOut: ['Fibank bonds please'] }),
  ...questions('holding-details', { holds: [figure(bond('IT0005094088').coupon), day('2032-06-01')] }, { enKeptOut: ['tell me about the Italy one: coupon, maturity'] }),
  ...questions('units-held', { holds: ['60'] }, { bgKeptOut: ['Колко бройки от Vanguard имам?'] }),
  ...questions('maturities', these(({ maturity }) => maturity >= '2031'), { bgKeptOut: ['всички облигации с падеж след 2030'] }),
  ...questions('list-holdings', { holds: ['DE0001102614', label(row(SAP))], not: ['FR0013407236', 'Софарма'] }, { bgKeptOut: ['Покажи ми немските ценни книжа'] }),
  ...questions('holding-details', { holds: [day('2023-07-07')] }, { bgKeptOut: ['кога съм купил облигацията на Apple'] }),
  ...questions('matured', { holds: ['2', ...isins(expired)] }, { bgKeptOut: ['колко са ми изтеклите облигации и кои са'] }),
  ...questions('list-holdings', these(({ market }) => market < 100), { bgKeptOut: ['кои облигации се търгуват под номинала'] }),
  ...questions('list-holdings', { holds: labels(all.filter(({ currency }) => currency !== 'EUR')), not: ['DE0001102614', 'Софарма'] }, { bgKeptOut: ['Кои книжа не са в евро'] }),
  ...questions('holding-details', { holds: [figure(bond(MONOLIT).coupon), day('2026-12-10')] }, { bgKeptOut: ['какви са условията на облигацията на Монолит'] }),
  ...questions('list-holdings', { holds: ['Софарма'], not: ['Microsoft'] }, { bgKeptOut: ['akcii v unicredit'] }),
  ...questions('count-holdings', { holds: [count(new Array(3).fill(0)), label(row(VANGUARD))] }, { bgKeptOut: ['колко фонда имам и кои'] }),
  ...questions('holding-details', { holds: [day(units(({ isin }) => isin === VANGUARD)[0]?.bought ?? '')] }, { bgKeptOut: ['Vanguard кога беше купен?'] }),
]; // prettier-ignore
