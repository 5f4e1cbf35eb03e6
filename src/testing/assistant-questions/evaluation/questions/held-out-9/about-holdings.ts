import { these } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { DSK, companies, states } from '../../readings.ts';

const { all, bond, bonds, count, day, expired, figure, isins, label, labels, row, units, word } = figures; // prettier-ignore
const [VANGUARD, SAP, MONOLIT] = ['IE00BK5BQT80', 'DE0007164600', 'BG2100013205'] as const;
const boughtIn = (year: string) => all.filter(({ bought }) => bought.startsWith(year));

/** What is held and what is known of it. */
export const HELD_OUT_9_ABOUT_HOLDINGS: readonly AskedQuestion[] = [
  ...questions('count-holdings', { holds: [count(bonds())] }, { enHeldOut: ['how many different bonds do i hold at the moment'] }),
  ...questions('notes', { holds: ['подарък за Мая'] }, { enHeldOut: ['what did I put in the note on the Monolit bond'] }),
  ...questions('list-holdings', { holds: labels(boughtIn('2025')), not: ['DE0001102614', 'Софарма'] }, { enHeldOut: ['anything I bought in 2025?'] }),
  ...questions('list-holdings', { holds: isins(companies), not: isins(states) }, { enHeldOut: ['show me only the corporate bonds'] }),
  ...questions('list-holdings', these(({ times }) => times === 2), { enHeldOut: ['which bonds pay twice a year'] }),
  ...questions('holding-details', { holds: [day('2023-03-20'), word('120.40', '120.4')] }, { enHeldOut: ['When did I first buy SAP and at what price?'] }),
  ...questions('list-holdings', these(({ coupon }) => coupon < 2), { enHeldOut: ['bonds with a coupon under 2 percent'] }),
  ...questions('price-age', { holds: ['GB00BL68HJ26', 'FR0013407236'] }, { enHeldOut: ['which holdings have a stale price'] }),
  ...questions('holding-details', { holds: [DSK] }, { enHeldOut: ['where is the Italian bond kept'] }),
  ...questions('notes', { holds: isins(bonds(({ note }) => note !== undefined)) }, { enHeldOut: ['which of my bonds have a note on them'] }),
  ...questions('ranking', { holds: [day('2023-03-20')], first: label(row(SAP)) }, { enHeldOut: ['what have I owned the longest'] }),
  ...questions('list-holdings', these(({ bank }) => bank === 'Fibank'), { enHeldOut: ['Fibank bonds please'] }),
  ...questions('holding-details', { holds: [figure(bond('IT0005094088').coupon), day('2032-06-01')] }, { enHeldOut: ['tell me about the Italy one: coupon, maturity'] }),
  ...questions('units-held', { holds: ['60'] }, { bgHeldOut: ['Колко бройки от Vanguard имам?'] }),
  ...questions('maturities', these(({ maturity }) => maturity >= '2031'), { bgHeldOut: ['всички облигации с падеж след 2030'] }),
  ...questions('list-holdings', { holds: ['DE0001102614', label(row(SAP))], not: ['FR0013407236', 'Софарма'] }, { bgHeldOut: ['Покажи ми немските ценни книжа'] }),
  ...questions('holding-details', { holds: [day('2023-07-07')] }, { bgHeldOut: ['кога съм купил облигацията на Apple'] }),
  ...questions('matured', { holds: ['2', ...isins(expired)] }, { bgHeldOut: ['колко са ми изтеклите облигации и кои са'] }),
  ...questions('list-holdings', these(({ market }) => market < 100), { bgHeldOut: ['кои облигации се търгуват под номинала'] }),
  ...questions('list-holdings', { holds: labels(all.filter(({ currency }) => currency !== 'EUR')), not: ['DE0001102614', 'Софарма'] }, { bgHeldOut: ['Кои книжа не са в евро'] }),
  ...questions('holding-details', { holds: [figure(bond(MONOLIT).coupon), day('2026-12-10')] }, { bgHeldOut: ['какви са условията на облигацията на Монолит'] }),
  ...questions('list-holdings', { holds: ['Софарма'], not: ['Microsoft'] }, { bgHeldOut: ['akcii v unicredit'] }),
  ...questions('count-holdings', { holds: [count(new Array(3).fill(0)), label(row(VANGUARD))] }, { bgHeldOut: ['колко фонда имам и кои'] }),
  ...questions('holding-details', { holds: [day(units(({ isin }) => isin === VANGUARD)[0]?.bought ?? '')] }, { bgHeldOut: ['Vanguard кога беше купен?'] }),
]; // prettier-ignore
