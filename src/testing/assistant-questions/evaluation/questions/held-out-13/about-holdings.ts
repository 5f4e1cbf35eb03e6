import { these } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { LAST_CHANGED } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { IBKR, price, UNI, whole } from '../../readings.ts';
import { APPLE, BULGARIA_2030, FRANCE, GERMANY, GILT, MONOLITH, PENSION, SAP, TRAKIA, WORLD } from './named-holdings.ts'; // prettier-ignore

const { all, at, bond, bonds, count, day, from, label, labels, of, part, partOrAmount, row, shares, word } =
  figures;

/** Which there are, what they are like, and what is written about them. */
export const HELD_OUT_13_ABOUT_HOLDINGS: readonly AskedQuestion[] = [
  ...questions('count-holdings', { holds: [count(bonds())] }, { enHeldOut: ['how many different bonds do I actually hold'], bgHeldOut: ['Колко на брой са облигациите ми, без старите?'] }),
  ...questions('count-holdings', { holds: [count(bonds(from('BG')))] }, { bgHeldOut: ['kolko balgarski obligacii imam'] }),
  ...questions('list-holdings', { holds: [GILT], not: [TRAKIA, APPLE] }, { enHeldOut: ['show everything in sterling'], bgHeldOut: ['imam li neshto v paundi'] }),
  ...questions('list-holdings', these(({ coupon }) => coupon > 4), { enHeldOut: ['list the bonds with a coupon over four percent'] }),
  ...questions('list-holdings', these(({ bought }) => bought.startsWith('2025')), { enHeldOut: ['bonds I bought in 2025'] }),
  ...questions('list-holdings', { holds: labels(shares), not: [GERMANY, TRAKIA] }, { bgHeldOut: ['Покажете ми само акциите, моля.'] }),
  ...questions('list-holdings', these(({ maturity }) => maturity > '2030-12-31'), { bgHeldOut: ['облигации с падеж след 2030 г.'] }),
  ...questions('list-holdings', these(at('Банка ДСК')), { bgHeldOut: ['koi obligacii sa v bankata DSK'] }),
  ...questions('list-holdings', { holds: [MONOLITH], not: [PENSION] }, { bgHeldOut: ['кои облигации плащат на тримесечие'] }),
  ...questions('notes', { holds: [PENSION] }, { bgHeldOut: ['за коя облигация съм записала, че е за пенсия'] }),
  ...questions('notes', { holds: ['подарък за Мая'] }, { enHeldOut: ['is there a note on the Monolit bond?'], bgHeldOut: ['Има ли някаква бележка към Монолит и каква?'] }),
  ...questions('notes', { holds: [PENSION, TRAKIA, MONOLITH], not: [GERMANY] }, { enHeldOut: ['show all bonds that carry a note'] }),
  ...questions('holding-details', { holds: [price(3.875), day('2033-08-15')] }, { enHeldOut: ['Coupon and maturity of US91282CHT18, please'] }),
  ...questions('holding-details', { holds: [APPLE] }, { enHeldOut: ['whats the isin of my apple bond'] }),
  ...questions('holding-details', { holds: [word(IBKR)] }, { enHeldOut: ['where is my Microsoft stock kept, which bank or broker?'] }),
  ...questions('holding-details', { holds: [day('2025-02-03'), price(103.5)] }, { enHeldOut: ['When did I buy the British bond and what was the price?'] }),
  ...questions('holding-details', { holds: [price(4.125)] }, { bgHeldOut: ['Какъв лихвен купон носи облигацията на Великобритания?'] }),
  ...questions('holding-details', { holds: [whole(30_000)] }, { bgHeldOut: ['nominal na germanskite knija?'] }),
  ...questions('holding-details', { holds: [price(6.5), day('2029-12-01'), whole(50_000)] }, { bgHeldOut: ['всичко за облигацията на Trakia Energy'] }),
  ...questions('holding-details', { holds: [price(88.25)] }, { enHeldOut: ['Trakia Energy curent price?'] }),
  ...questions('ranking', { holds: [TRAKIA, GERMANY, BULGARIA_2030], first: TRAKIA }, { enHeldOut: ['three biggest bonds by market value'] }),
  ...questions('ranking', { holds: [TRAKIA], first: TRAKIA }, { enHeldOut: ['which bond is trading lowest right now, in percent of par'] }),
  ...questions('ranking', { holds: [FRANCE], first: FRANCE }, { bgHeldOut: ['коя от облигациите е с най-малък купон'] }),
  ...questions('ranking', { holds: [label(row(SAP)), label(row(WORLD)), GERMANY], first: label(row(SAP)) }, { bgHeldOut: ['трите с най-голяма печалба в евро'] }),
  ...questions('positions', { holds: [part([bond(TRAKIA)]), part(all.filter(({ isin }) => isin === SAP))] }, { enHeldOut: ['positions with their weights, please'] }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(at(IBKR))), partOrAmount(all.filter(at(UNI)))] }, { bgHeldOut: ['сравни ми банките - колко имам във всяка'] }),
  ...questions('list-holdings', { holds: labels(all.filter(of('USD'))), not: [GERMANY, TRAKIA] }, { enHeldOut: ['everything dollar denominated, as a list'] }),
  ...questions('changes', { holds: [LAST_CHANGED] }, { enHeldOut: ['who changed what last?'], bgHeldOut: ['Какво беше променено последно?'] }),
]; // prettier-ignore
