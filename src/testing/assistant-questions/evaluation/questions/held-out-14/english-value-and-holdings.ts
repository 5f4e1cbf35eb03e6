import { these } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { LAST_CHANGED } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { DSK, FIBANK, gainsOf, IBKR, price, whole, worthOn } from '../../readings.ts';
import { either, gainOn, worthInOwn } from '../../sums.ts';
import { BULGARIA_2030, FRANCE, GERMANY, GILT, ITALY, MICROSOFT, MONOLITH, PENSION, SAP, SOPHARMA, TRAKIA, TREASURY, WORLD } from '../held-out-13/named-holdings.ts'; // prettier-ignore

const { all, at, bond, bonds, cost, costs, count, day, etfs, from, isins, label, labels, money, of, profit, profits, row, shares, word, worthOf, worthOfOne } = figures; // prettier-ignore

const dollars = of('USD');
const atDsk = all.filter(at(DSK));
const dollarGains = [gainsOf(all.filter(dollars), dollars), money(profits(all.filter(dollars)) / 0.8)].flat();
const atIbkr = bonds(at(IBKR));
const notAtIbkr = bonds((one) => !at(IBKR)(one));

/** What is held, what it is like, what it cost and what it is worth. */
export const HELD_OUT_14_ENGLISH_ABOUT_VALUE_AND_HOLDINGS: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [worthOf(all)] }, {
    enHeldOut: ['portfolio total, EUR', 'Please say me how much money is all my papers together'],
  }),
  ...questions('overview-value', { holds: [worthOf(all.filter(at(FIBANK)))] }, { enHeldOut: ['Fibank, total value.'] }),
  ...questions('overview-value', { holds: [money(costs(atDsk)), worthOf(atDsk)] }, { enHeldOut: ['Acquisition cost and market value of everything deposited with DSK Bank?'] }),
  ...questions('overview-value', { holds: [worthOn('2025-12-31')] }, { enHeldOut: ['Balance sheet date 31.12.2025: total value of our securities?'] }),
  ...questions('overview-value', { holds: [worthOf(all.filter(({ isin }) => isin !== TRAKIA))] }, { enHeldOut: [['What is my whole portfolio worth at present?', 'And without Trakia?']] }),
  ...questions('overview-value', { holds: [[worthInOwn(bonds(dollars)), worthOf(bonds(dollars))].flat()] }, { enHeldOut: [['value of bonds', 'only the dollars']] }),
  ...questions('overview-value', { holds: [worthOf(shares)] }, { enHeldOut: ['wht is teh value of all my shars'] }),
  ...questions('holding-value', { holds: [worthOfOne(WORLD)] }, { enHeldOut: ['IE00B4L5Y983: what does it stand at?'] }),
  ...questions('holding-value', { holds: [worthOfOne(ITALY)] }, { enHeldOut: ['How much is worth now the paper of Italy?'] }),
  ...questions('holding-value', { holds: [worthOfOne(PENSION)] }, { enHeldOut: ['I hold a bond with the note "за пенсия". What is its value today?'] }),
  ...questions('holding-value', { holds: ['US0378331005', word('no', 'not', 'none', 'nothing')] }, { enHeldOut: ['market value of US0378331005'] }),
  ...questions('invested', { holds: [money(costs(etfs))] }, { enHeldOut: ['how much I have payed for the all ETFs'] }),
  ...questions('invested', { holds: [money(costs(bonds()))] }, { enHeldOut: [['How much have I put into shares?', 'And into bonds?']] }),
  ...questions('profit', { holds: [gainsOf(all)] }, { enHeldOut: ['net P/L since day one, EUR'] }),
  ...questions('profit', { holds: [dollarGains] }, { enHeldOut: ['From the papers in dollar I am winning or losing and how much?'] }),
  ...questions('profit', { holds: [gainOn(SAP)] }, { enHeldOut: [['profit on microsoft', 'and sap?']] }),
  ...questions('profit', { holds: [gainOn(TRAKIA)] }, { enHeldOut: ['Unrealised loss on XS2536817211, for the notes to the accounts'] }),
  ...questions('profit', { holds: [money(cost(row(SOPHARMA))), gainOn(SOPHARMA)] }, { enHeldOut: ['What did Sopharma cost us, and how much are we down on it?'] }),
  ...questions('working', { holds: [gainOn(ITALY), [money(cost(bond(ITALY))), price(88.15)].flat()] }, { enHeldOut: [['What is the unrealised result on the Italian bond?', 'How did you get that?']] }),
  ...questions('working', { holds: [[either(profit(bond(TREASURY)), 'USD')].flat()] }, { enHeldOut: ['Show me, step by step, how the profit on US91282CHT18 was calculated.'] }),
  ...questions('positions', { holds: [TRAKIA, GERMANY, BULGARIA_2030, ITALY, TREASURY], first: TRAKIA }, { enHeldOut: ['top 5 positions'] }),
  ...questions('holding-details', { holds: [price(1.8)] }, { enHeldOut: [['my positions from big to small please', 'the second one, which coupon it has?']] }),
  ...questions('ranking', { holds: [label(row(SAP))], first: label(row(SAP)) }, { enHeldOut: ['Which of my holdings has gained the most in per cent since I bought it?'] }),
  ...questions('count-holdings', { holds: [count(bonds()), word('3', 'three')] }, { enHeldOut: ['number of bonds and number of ETFs in the books?'] }),
  ...questions('list-holdings', { holds: isins(atIbkr), not: isins(notAtIbkr) }, { enHeldOut: [['How many bonds do we keep at Interactive Brokers?', 'show them']] }),
  ...questions('list-holdings', these(({ maturity }) => maturity.startsWith('2029')), { enHeldOut: ['bonds, maturity 2029'] }),
  ...questions('list-holdings', { holds: labels(all.filter(from('DE'))), not: [TRAKIA, ITALY] }, { enHeldOut: ['which my papers are from Germany'] }),
  ...questions('list-holdings', these(({ nominal }) => nominal > 24_000), { enHeldOut: ['bonds w/ nominal > 24k'] }),
  ...questions('list-holdings', { holds: [label(row(MICROSOFT))], not: ['Софарма', 'SAP'] }, { enHeldOut: [['list the shares', 'which from them is american?']] }),
  ...questions('notes', { holds: ['watch closely'] }, { enHeldOut: ['What did I once write next to the Trakia bond?'] }),
  ...questions('holding-details', { holds: [price(1.8), whole(30_000), day('2027-08-15')] }, { enHeldOut: ['DE0001102614: coupon, nominal, maturity'] }),
  ...questions('holding-details', { holds: [word(DSK, 'DSK')] }, { enHeldOut: ['In which bank is my french bond please'] }),
  ...questions('holding-details', { holds: [day('2025-01-20'), price(110)] }, { enHeldOut: ['When was the Vanguard fund bought, and at what price per unit?'] }),
  ...questions('maturities', { holds: [day('2026-12-10')] }, { enHeldOut: [['tell me about the Monolit bond', 'how often it pays?', 'and when is the end?']] }),
  ...questions('price-age', { holds: [GILT, FRANCE], not: [MONOLITH] }, { enHeldOut: ['quotes older than 1 month?'] }),
  ...questions('changes', { holds: [LAST_CHANGED] }, { enHeldOut: ['Last edit in the records, what was it?'] }),
]; // prettier-ignore
