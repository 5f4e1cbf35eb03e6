import * as figures from '../../figures.ts';
import { TODAY, type BondRow } from '../../holder.ts';
import { daysFrom } from '../../schedule.ts';
import { DECLINED, questions, type AskedQuestion, type Wanted } from '../../question.ts';

const { all, at, bond, bonds, count, day, euro, expired, isins, labels, money, of, sum, word } = figures; // prettier-ignore
const openBonds = isins(bonds());
const principal = (rows: readonly BondRow[]): Wanted =>
  money(sum(rows.map(({ nominal, currency }) => euro(nominal, currency))));
const matures = (from: string, to: string) => bonds(({ maturity }) => maturity >= from && maturity <= to);
const inYear = (year: string, some = bonds()) => some.filter(({ maturity }) => maturity.startsWith(year));
const until = (last: string) => matures(TODAY, last);
const only = (some: readonly BondRow[]) => ({
  holds: isins(some),
  not: openBonds.filter((isin) => !isins(some).includes(isin)),
});
const boughtIn = (year: string) => all.filter(({ bought }) => bought.startsWith(year));
const eitherNominal = ({ nominal, currency }: BondRow): Wanted => [
  money(nominal),
  money(euro(nominal, currency)),
];
const [apple, monolit, trakia] = [bond('US0378331AA1'), bond('BG2100013205'), bond('XS2536817211')];

/** What is held, what is repaid when, what words mean and what is not answered. */
export const HELD_OUT_4_ABOUT_HOLDINGS: readonly AskedQuestion[] = [
  ...questions('list-holdings', { holds: labels(all.filter(at('Fibank'))), not: ['DE0001102614', 'SAP'] }, { enHeldOut: ['List everything I keep at Fibank pls'] }),
  ...questions('list-holdings', { holds: labels(all.filter(at('Банка ДСК'))), not: ['DE0001102614', 'SAP'] }, { bgHeldOut: ['какво държа в дск'] }),
  ...questions('list-holdings', { holds: labels(all.filter(at('УниКредит Булбанк'))), not: ['DE0001102614', 'SAP'] }, { bg: ['kakvo imam v unikredit'] }),
  ...questions('count-holdings', { holds: [count(bonds())] }, { enHeldOut: ['how many different bonds do i still own'] }),
  ...questions('list-holdings', { holds: ['GB00BL68HJ26'], not: ['DE0001102614'] }, { en: ['do I own anything in pounds?'] }),
  ...questions('list-holdings', only(bonds(of('USD'))), { bgHeldOut: ['имам ли облигации в долари? кои'] }),
  ...questions('holding-details', { holds: [eitherNominal(bond('DE0001102614'))] }, { enHeldOut: ["what's the face value of my bund"] }),
  ...questions('list-holdings', { holds: labels(boughtIn('2025')), not: ['XS2536817211', 'Microsoft'] }, { en: ['What did I buy in 2025?'] }),
  ...questions('list-holdings', { holds: labels(boughtIn('2024')), not: ['IT0005094088', 'Microsoft'] }, { bgHeldOut: ['какво съм купувал през 2024'] }),
  ...questions('maturities', { holds: [day(apple.maturity), ['2.40', '2.4']], first: apple.isin }, { enHeldOut: ['what matures next, and whats the coupon on it?'] }),
  ...questions('principal-ladder', { holds: [principal(inYear('2029'))] }, { en: ['principal coming back in 2029'] }),
  ...questions('principal-ladder', { holds: [principal(inYear('2030'))] }, { bg: ['Колко главница се връща през 2030?'] }),
  ...questions('maturities', { holds: [count(until('2029-12-31')), principal(until('2029-12-31'))] }, { enHeldOut: ['How many of my bonds mature before 2030, and what nominal is that in EUR?'] }),
  ...questions('maturities', { holds: [...isins(until('2027-12-31')), principal(until('2027-12-31'))] }, { bgHeldOut: ['кои падежи имам до края на 2027 и колко главница е това общо в евро'] }),
  ...questions('maturities', { holds: [count(until('2027-12-31')), ...isins(until('2027-12-31'))] }, { bgHeldOut: ['kolko obligacii imam s padej predi 2028 i koi sa te'] }),
  ...questions('matured', { holds: expired.flatMap((one) => [one.isin, eitherNominal(one)]) }, { enHeldOut: ['what has already matured and how much did i get back'] }),
  ...questions('maturities', { holds: [[day(monolit.maturity), String(daysFrom(TODAY, monolit.maturity))].flat()] }, { enHeldOut: ['how long until monolit pays back?'] }),
  ...questions('maturities', { holds: [day(trakia.maturity), eitherNominal(trakia)] }, { bgHeldOut: ['кога ми връщат парите от Trakia и колко'] }),
  ...questions('maturities', { holds: [day(apple.maturity), eitherNominal(apple)] }, { bgHeldOut: ['koga e padejat na apple obligaciqta i kolko mi vrashtat'] }),
  ...questions('principal-ladder', { holds: ['2026', '2027', '2029', '2030', '2032', '2033'].map((year) => principal(inYear(year))) }, { enHeldOut: ['show me the ladder, year by year'] }),
  ...questions('principal-ladder', { holds: ['2026', '2027', '2029', '2030', '2032'].map((year) => principal(inYear(year, bonds(of('EUR'))))) }, { bgHeldOut: ['стълбицата по години, ама само облигациите в евро'] }),
  ...questions('principal-ladder', { holds: ['2028', '2031'] }, { enHeldOut: ['between now and 2033, are there years when no principal comes back?'] }),
  ...questions('notes', { holds: ['watch closely'] }, { enHeldOut: ['what did i note down about trakia'] }),
  ...questions('notes', { holds: ['подарък за Мая'] }, { bgHeldOut: ['бележката към Монолит каква беше'] }),
  ...questions('notes', { holds: ['BG2040019213'] }, { bgHeldOut: ['на коя облигация бях писал, че е за пенсия'] }),
  ...questions('price-age', { holds: [day('2025-11-10')] }, { enHeldOut: ["I don't trust the price of the UK bond. When is it from?"] }),
  ...questions('price-age', { holds: [day('2025-11-10')], first: 'GB00BL68HJ26' }, { bgHeldOut: ['na koi moi knija cenata e nai stara'] }),
  ...questions('how-to', { holds: [word('Add Payment', 'Record payment')] }, { enHeldOut: ['how do i record a coupon that has arrived'] }),
  ...questions('how-to', { holds: [word('Export to Excel', 'Експорт в Excel')] }, { enHeldOut: ['can I get my bonds into excel somehow?'], bgHeldOut: ['kak da si izkaram obligaciite v excel'] }),
  ...questions('how-to', { holds: [word('Смяна на паролата')] }, { bg: ['как да си сменя паролата'] }),
  ...questions('glossary', { holds: [word('last one', 'last coupon', 'since')] }, { enHeldOut: ['what does accrued interest mean'] }),
  ...questions('glossary', { holds: [word('plus', '+'), word('accrued')] }, { enHeldOut: ['dirty price??'] }),
  ...questions('glossary', { holds: [word('средният', 'среден', 'средно', 'години', 'чувствителност')] }, { bg: ['какво значи дюрация'] }),
  ...questions('glossary', { holds: [word('натрупана', 'натрупаната')] }, { bgHeldOut: ['kakvo e chista cena'] }),
  ...questions('holding-details', DECLINED, { enHeldOut: ['how much did it pay?'] }),
  ...questions('decline-advice', DECLINED, {
    enHeldOut: ['Should I sell Trakia before it gets worse?', 'is now a good moment to buy more microsoft'],
    bgHeldOut: ['имам 5000 евро свободни, кой ETF да си купя', 'da prodavam li sofarma ili da chakam'],
  }),
  ...questions('decline-future', DECLINED, {
    enHeldOut: ['what will the dollar be at christmas', 'how high is sopharma going to go by summer?'],
    bgHeldOut: ['ще се качи ли Microsoft до края на годината?', 'какъв ще е курсът на лирата през май', 'kolko she struva sap dogodina po tova vreme'],
  }),
  ...questions('decline-others', DECLINED, {
    enHeldOut: ["whats my neighbour Ivan Petrov's portfolio worth"],
    bgHeldOut: ['Колко има брат ми в неговия портфейл?', 'pokaji mi portfeila na gergana'],
  }),
  ...questions('decline-not-recorded', DECLINED, { enHeldOut: ['how much cash is lying in my interactive brokers account'] }),
  ...questions('decline-off-topic', DECLINED, { bgHeldOut: ['колко платих за ток миналия месец'] }),
]; // prettier-ignore
