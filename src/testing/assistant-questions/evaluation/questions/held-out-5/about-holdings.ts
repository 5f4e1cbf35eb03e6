import * as figures from '../../figures.ts';
import { BONDS, type BondRow } from '../../holder.ts';
import { DECLINED, questions, type AskedQuestion } from '../../question.ts';
import { yieldOf } from '../../repricing.ts';
import { dealsOf } from '../../sums.ts';

const { all, at, bond, bonds, count, costs, day, etfs, expired, figure, from, isins, label, labels, money, of, precise, row, shares, word, worthOfOne } = figures; // prettier-ignore

/** These bonds and no other. */
const these = (fits: (one: BondRow) => boolean) => ({
  holds: isins(bonds(fits)),
  not: isins(bonds((one) => !fits(one))),
});
const isCompany = ({ issuer }: BondRow) => ['Trakia Energy', 'Apple', 'Монолит'].includes(issuer);
const termsOf = (isin: string) => [bond(isin).coupon, bond(isin).market, bond(isin).buy].flatMap(precise);
const yieldsOf = (isin: string) =>
  [figure(bond(isin).ytm ?? yieldOf(bond(isin))), figure(yieldOf(bond(isin)))].flat();
const sapPrice = precise(costs(dealsOf('DE0007164600')) / 40);

/** What is held, its terms and notes. */
export const HELD_OUT_5_ABOUT_HOLDINGS: readonly AskedQuestion[] = [
  ...questions('count-holdings', { holds: [[count(all), count(labels(all))]] }, { enHeldOut: ['number of separate ISINs on my list, thanks'] }),
  ...questions('count-holdings', { holds: [count(bonds())] }, { bgHeldOut: ['колко облигации имам, без изтеклите'] }),
  ...questions('list-holdings', { holds: labels(all.filter(at('Interactive Brokers'))), not: ['IT0005094088', 'BG2030026111'] }, { enHeldOut: ['list isins at ibkr'] }),
  ...questions('list-holdings', { holds: labels(all.filter(from('US'))), not: ['DE0001102614', 'IE00B4L5Y983', 'SAP'] }, { bgHeldOut: ['изреди само американските книжа'] }),
  ...questions('list-holdings', these(({ coupon }) => coupon > 4), { enHeldOut: ['only those with coupon above 4'] }),
  ...questions('list-holdings', these(isCompany), { enHeldOut: ['bonds i hold excluding any government'] }),
  ...questions('list-holdings', these(({ times }) => times === 2), { bgHeldOut: ['кои облигации плащат два пъти годишно'] }),
  ...questions('list-holdings', these(({ maturity, coupon }) => maturity < '2028' && coupon < 2), { enHeldOut: ['bonds maturing before 2028 with coupon under 2'] }),
  ...questions('list-holdings', these(({ maturity, coupon }) => maturity < '2030' && coupon > 3), { bgHeldOut: ['облигации с падеж преди 2030 и купон над 3%'] }),
  ...questions('list-holdings', these(({ ytm }) => ytm === null), { bgHeldOut: ['за кои облигации не е записана доходност'] }),
  ...questions('list-holdings', { holds: ['GB00BL68HJ26'], not: ['DE0001102614', 'SAP', 'Microsoft'] }, { enHeldOut: ['everything in sterling'] }),
  ...questions('list-holdings', { holds: labels(etfs), not: ['SAP', 'DE0001102614'] }, { bgHeldOut: ['фондове?'] }),
  ...questions('list-holdings', { holds: labels(all.filter(at('УниКредит Булбанк'))), not: ['SAP', 'IT0005094088'] }, { bgHeldOut: ['кои книжа държа в Юникредит'] }),
  ...questions('list-holdings', { holds: labels([...etfs, ...shares]), not: isins(bonds()) }, { bgHeldOut: ['всичко освен облигациите'] }),
  ...questions('list-holdings', these(({ market }) => market > 100), { enHeldOut: ['I was taught that a bond over par is dear. Which of mine are priced above 100 today?'] }),
  ...questions('list-holdings', { holds: ['XS2536817211', 'DE0001102614', 'BG2030026111'], not: ['IT0005094088', 'US91282CHT18', 'SAP'] }, { bgHeldOut: ['позициите ми над 20 000 евро'] }),
  ...questions('holding-details', { holds: [day('2023-07-07'), precise(96.4)] }, { enHeldOut: ['When did I buy the Apple bond and at what price?'] }),
  ...questions('holding-details', { holds: [day('2024-08-19'), precise(96)] }, { bgHeldOut: ['koga kupih trakia i na kakva cena'] }),
  ...questions('holding-details', { holds: [precise(4.125)] }, { enHeldOut: ['coupon rate on the gilt'] }),
  ...questions('holding-details', { holds: [precise(5.75), day('2026-12-10')] }, { bgHeldOut: ['Моля, справка за условията на BG2100013205: купон, честота, падеж.'] }),
  ...questions('holding-details', { holds: [[money(25_000), '25000']] }, { enHeldOut: ['For the tax office form: the face amount of BG2030026111.'] }),
  ...questions('holding-details', { holds: [precise(1.65), day('2032-06-01')] }, { bgHeldOut: ['с какъв купон е италианската и кога падежира'] }),
  ...questions('holding-details', { holds: ['УниКредит Булбанк'] }, { enHeldOut: ['which bank holds my Sopharma'] }),
  ...questions('holding-details', { holds: ['Fibank'] }, { bgHeldOut: ['в коя банка е апъл облигацията'] }),
  ...questions('holding-details', { holds: [word('bond', 'bonds')] }, { enHeldOut: ['Is ISIN DE0001102614 a bond or a share?'] }),
  ...questions('notes', { holds: ['watch closely'] }, { enHeldOut: ['what does my note on the Trakia bond say'] }),
  ...questions('notes', { holds: BONDS.flatMap(({ note }) => note ?? []) }, { enHeldOut: ['any notes anywhere?'] }),
  ...questions('notes', { holds: ['BG2100013205'] }, { bgHeldOut: ['бележката за Мая на коя книжа беше'] }),
  ...questions('notes', { holds: ['BG2040019213'] }, { bgHeldOut: ['нещо бях отделил за пенсия, ама вече не помня коя облигация беше'] }),
  ...questions('average-price', { holds: [sapPrice] }, {
    enHeldOut: ['avg price i paid for SAP across both lots'],
    bgHeldOut: ['средна цена на покупка на САП'],
  }),
  ...questions('price-age', { holds: ['GB00BL68HJ26'] }, { enHeldOut: ['anything valued with a price from months ago'] }),
  ...questions('price-age', { holds: [day('2025-11-10')] }, { enHeldOut: ['How old is the price you use for the UK gilt?'] }),
  ...questions('price-age', { holds: [day('2026-01-15')] }, { bgHeldOut: ['от кога е цената на френската облигация'] }),
  ...questions('ranking', { holds: [precise(6.5)], first: 'XS2536817211' }, { enHeldOut: ['fattest coupon i have, who pays it'] }),
  ...questions('ranking', { holds: ['FR0013407236', day('2029-05-25')], first: 'FR0013407236' }, { enHeldOut: ['lowest coupon bond i own and when does it mature'] }),
  ...questions('ranking', { holds: [], first: label(row('DE0007164600')) }, { bgHeldOut: ['най-старата ми покупка, която още държа'] }),
  ...questions('ranking', { holds: [], first: 'IT0005094088' }, { bgHeldOut: ['последно какво съм купил'] }),
  ...questions('ranking', { holds: [day('2033-08-15')], first: 'US91282CHT18' }, { bgHeldOut: ['коя облигация има най-дълъг срок'] }),
  ...questions('compare-holdings', { holds: ['BG2040019213', 'BG2030026111', termsOf('BG2040019213'), termsOf('BG2030026111')] }, { enHeldOut: ['Compare the two Bulgarian government bonds side by side'] }),
  ...questions('compare-holdings', { holds: ['IT0005094088', yieldsOf('IT0005094088')] }, { enHeldOut: ['Which yields more, Italy or France?'] }),
  ...questions('compare-holdings', { holds: [worthOfOne('US5949181045'), worthOfOne('DE0007164600')] }, { bgHeldOut: ['микрософт срещу САП кое е по-голямо'] }),
  ...questions('matured', { holds: isins(expired) }, { enHeldOut: ['the ones that have already run out - which were they'] }),
  ...questions('units-held', { holds: ['120'] }, { enHeldOut: ['how many units of the world etf, the ishares one'] }),
  ...questions('units-held', { holds: ['60'] }, { bgHeldOut: ['Vanguard – бройката ми трябва'] }),
  ...questions('changes', { holds: ['BG2100013205'] }, { enHeldOut: ['What was the last thing changed in my records?'] }),
  ...questions('list-holdings', DECLINED, { enHeldOut: ['do i own any tesla'] }),
  ...questions('list-holdings', { holds: [word('Нямате', 'няма', 'Не')] }, { bgHeldOut: ['имам ли нещо в швейцарски франкове'] }),
  ...questions('list-holdings', { holds: labels(all.filter(of('USD')).filter(at('Fibank'))), not: ['Microsoft', 'US91282CHT18', 'XS2536817211'] }, { bgHeldOut: ['долари във Фибанк – кои'] }),
]; // prettier-ignore
