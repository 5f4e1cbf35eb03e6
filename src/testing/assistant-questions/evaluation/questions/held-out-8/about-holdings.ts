import { these, yieldsOf } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { BONDS } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { dealsOf, either, gainOn } from '../../sums.ts';
import { DSK, FIBANK, IBKR, isCompany, meanOf, price, states, UNI, whole } from '../../readings.ts';

const { all, at, bond, bonds, cost, day, etfs, isins, label, labels, money, of, row, word, worthOfOne } = figures; // prettier-ignore
const [TRAKIA, APPLE, SAP, MICROSOFT] = [
  'XS2536817211',
  'US0378331AA1',
  'DE0007164600',
  'US5949181045',
] as const;
const bought = (prefix: string) => all.filter((one) => one.bought.startsWith(prefix));
const euroStates = states.filter(of('EUR'));

/** What is held, its terms, yields, notes and prices. */
export const HELD_OUT_8_ABOUT_HOLDINGS: readonly AskedQuestion[] = [
  ...questions('list-holdings', { holds: labels(all) }, { enHeldOut: ['holdings'], bgHeldOut: ['покажи всичко, което притежавам'] }),
  ...questions('units-held', { holds: ['120'] }, { enHeldOut: ['how many units of the MSCI World ETF do I have'] }),
  ...questions('holding-details', { holds: [day('2023-10-16'), price(310)] }, { enHeldOut: ['When did I buy Microsoft and at what price?'] }),
  ...questions('holding-details', { holds: ['IE00BK5BQT80'] }, { enHeldOut: ['ISIN of the vanguard fund?'] }),
  ...questions('holding-details', { holds: [price(1.65)] }, { enHeldOut: ['coupon rate on Italy?'] }),
  ...questions('holding-details', { holds: [day('2030-01-22'), price(4.125), whole(6000)] }, { enHeldOut: ['Maturity date, coupon and nominal of the UK gilt, please.'] }),
  ...questions('matured', { holds: ['US912828ZT04', day('2025-05-31')] }, { enHeldOut: ['I had a Treasury note that came due last May. Is it still in my portfolio?'] }),
  ...questions('list-holdings', these(({ times }) => times === 2), { enHeldOut: ['which of my bonds pay twice a year'] }),
  ...questions('list-holdings', these(({ coupon }) => coupon < 2), { enHeldOut: ['all bonds with a coupon under 2%'] }),
  ...questions('list-holdings', { holds: isins(bonds((one) => one.bought.startsWith('2024'))), not: isins(bonds((one) => !one.bought.startsWith('2024'))) }, { enHeldOut: ['bonds bought in 2024'] }),
  ...questions('ranking', { holds: [[yieldsOf(TRAKIA), yieldsOf(APPLE)].flat()], first: [TRAKIA, APPLE] }, { enHeldOut: ['which bond has the highest YTM right now, and how much is it'] }),
  ...questions('notes', { holds: BONDS.flatMap(({ note }) => note ?? []) }, { enHeldOut: ['What did I jot down next to my bonds?'] }),
  ...questions('count-holdings', { holds: ['9'] }, { enHeldOut: ['How many different issuers do my bonds have?'] }),
  ...questions('price-age', { holds: [...isins(bonds(({ pricedOn }) => pricedOn < '2026-02-02')), day('2025-11-10'), day('2026-01-15')], not: ['DE0001102614'] }, { enHeldOut: ['Do I have any prices older than a month, and from when are they?'] }),
  ...questions('price-age', { holds: [price(245), day('2026-02-27')] }, { enHeldOut: ['last price of SAP and what day it is from'] }),
  ...questions('compare-holdings', { holds: [word(money(6010), money(3010)), worthOfOne(SAP), gainOn(SAP), either(4650, 'USD'), worthOfOne(MICROSOFT), gainOn(MICROSOFT)] }, { enHeldOut: ['Compare SAP and Microsoft: what I paid, what they are worth, profit'] }),
  ...questions('list-holdings', { holds: [word('GB00BL68HJ26', 'United Kingdom')] }, { enHeldOut: ['I have one bond in pounds, remind me which it is'] }),
  ...questions('list-holdings', these(({ buy }) => buy < 95), { enHeldOut: ['Which bonds did I buy below 95?'] }),
  ...questions('compare-holdings', { holds: [yieldsOf('DE0001102614'), yieldsOf('IT0005094088')] }, { enHeldOut: ['yield to maturity: is Germany or Italy higher'] }),
  ...questions('count-holdings', { holds: [IBKR, word('7', '8'), FIBANK, UNI, DSK, '3'] }, { enHeldOut: ['number of positions per bank'] }),
  ...questions('list-holdings', { holds: isins(states.filter((one) => at(IBKR)(one) && one.maturity > '2029')), not: ['DE0001102614', 'BG2030026111', TRAKIA] }, { enHeldOut: ['government bonds at Interactive Brokers that mature after 2028'] }),
  ...questions('list-holdings', { holds: [label(row(TRAKIA)), label(row('IE00B1FZS798'))], not: [APPLE, 'DE0001102614', 'IT0005094088'] }, { enHeldOut: ['what did I buy at Fibank during 2024'] }),
  ...questions('list-holdings', { holds: bonds(({ isin }) => isin.startsWith('BG')).flatMap((one) => [one.isin, price(one.coupon), day(one.maturity)]), not: [TRAKIA, 'IT0005094088'] }, { enHeldOut: ['Hi, I am a student and my grandpa gave me access. Which Bulgarian bonds does he have, with coupon and maturity?'] }),
  ...questions('holding-details', { holds: [day('2026-05-03'), whole(15_000)] }, { enHeldOut: ['My Apple bond must be close to its end. When exactly, and how many dollars is that?'] }),
  ...questions('list-holdings', { holds: [label(row('IE00B4L5Y983')), label(row('IE00BK5BQT80'))], not: ['IE00B1FZS798'] }, { enHeldOut: ['etfs at IBKR'] }),
  ...questions('count-holdings', { holds: ['7'] }, { enHeldOut: ['how many of my bonds are from governments?'] }),
  ...questions('list-holdings', { holds: labels(etfs), not: ['Microsoft', 'Софарма'] }, { bgHeldOut: ['какви фондове имам'] }),
  ...questions('holding-details', { holds: [price(3.875)] }, { bgHeldOut: ['Каква лихва дава американската държавна облигация?'] }),
  ...questions('list-holdings', { holds: labels(bought('2025')), not: ['XS2536817211', 'Microsoft', 'DE0001102614'] }, { bgHeldOut: ['кои книжа съм купил миналата година'] }),
  ...questions('holding-details', { holds: [day('2024-09-03')] }, { bgHeldOut: ['koga kupih germanskata obligaciq'] }),
  ...questions('holding-details', { holds: [FIBANK] }, { bgHeldOut: ['при коя банка е облигацията на Apple'] }),
  ...questions('ranking', { holds: [price(0.5)], first: 'FR0013407236' }, { bgHeldOut: ['Коя облигация е с най-нисък купон и колко е той'] }),
  ...questions('list-holdings', { holds: ['BG2100013205'], not: [TRAKIA, 'FR0013407236'] }, { bgHeldOut: ['някоя от облигациите плаща ли на тримесечие'] }),
  ...questions('list-holdings', { holds: euroStates.flatMap((one) => [one.isin, day(one.maturity), whole(one.nominal)]), not: [TRAKIA, 'GB00BL68HJ26', 'US91282CHT18', 'BG2100013205'] }, { bgHeldOut: ['Държавните ми облигации в евро – с падеж и номинал'] }),
  ...questions('holding-details', { holds: [whole(50_000), price(96), price(88.25), price(6.5), yieldsOf(TRAKIA), day('2029-12-01'), day('2024-08-19')] }, { bgHeldOut: ['dai mi vsichko za trakia'] }),
  ...questions('yield-of-holding', { holds: [yieldsOf('BG2100013205')] }, { bgHeldOut: ['Каква е доходността до падежа на Монолит?'] }),
  ...questions('list-holdings', { holds: [APPLE, 'FR0013407236'], not: ['DE0001102614', TRAKIA] }, { bgHeldOut: ['за кои облигации не съм въвел доходност'] }),
  ...questions('count-holdings', { holds: ['2', '3'] }, { bgHeldOut: ['Колко облигации имам в УниКредит и колко в ДСК?'] }),
  ...questions('list-holdings', { holds: [label(row('IE00BK5BQT80'))], not: ['Microsoft', 'IT0005094088'] }, { bgHeldOut: ['купувал ли съм нещо през януари 2025'] }),
  ...questions('price-age', { holds: [day('2026-01-15'), day('2025-11-10')] }, { bgHeldOut: ['от коя дата са цените на френската и на английската облигация'] }),
  ...questions('ranking', { holds: [day('2025-06-16')], first: 'IT0005094088' }, { bgHeldOut: ['Кога за последно купих нещо и какво беше то?'] }),
  ...questions('ranking', { holds: [day('2023-03-20')], first: label(row(SAP)) }, { bgHeldOut: ['кое държа най-отдавна и откога'] }),
  ...questions('holding-details', { holds: ['BG2030026111'] }, { bgHeldOut: ['isin na bulgarskata obligaciq s padej 2030'] }),
  ...questions('units-held', { holds: ['220'] }, { bgHeldOut: ['общо колко дяла от ETF имам'] }),
  ...questions('compare-holdings', { holds: [price(3.25), price(2.25), yieldsOf('BG2040019213'), yieldsOf('BG2030026111')] }, { bgHeldOut: ['сравни двете ми български държавни облигации по купон и доходност'] }),
  ...questions('list-holdings', { holds: bonds(at(DSK)).flatMap((one) => [one.isin, price(one.market), price(one.buy)]), not: [TRAKIA, 'BG2040019213'] }, { bgHeldOut: ['Облигациите в ДСК: на каква цена съм ги взел и на каква са сега'] }),
  ...questions('average-yield', { holds: [[meanOf(bonds((one) => isCompany(one) && one.ytm !== null), ({ ytm }) => ytm ?? 0), meanOf(bonds(isCompany), ({ isin }) => Number([yieldsOf(isin)].flat()[0]))].flat()] }, { bgHeldOut: ['средна доходност само на корпоративните облигации'] }),
  ...questions('list-holdings', { holds: [label(row(MICROSOFT)), label(row(SAP))], not: ['Софарма'] }, { bgHeldOut: ['кои акции са ми при interactive brokers'] }),
  ...questions('holding-details', { holds: [whole(cost(bond(APPLE))), day('2023-07-07')] }, { bgHeldOut: ['колко долара дадох за облигацията на Епъл и кога'] }),
  ...questions('units-held', { holds: ['40', worthOfOne(SAP), price(245)] }, { bgHeldOut: ['SAP: broi, cena i obshta stoinost'] }),
  ...questions('list-holdings', { holds: dealsOf('IE00B1FZS798').map(label), not: ['IE00BK5BQT80', 'IE00B4L5Y983'] }, { bgHeldOut: ['кой от ETF-ите е под покупната си цена'] }),
]; // prettier-ignore
