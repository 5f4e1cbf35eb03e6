import type { Question } from './ask.ts';
import type { Case } from './questions-1.ts';
import {
  active, bonds, cost, totalCost, dated, expired, inEuro, listIsins, mean, fromEuro, paid, paidEuro, profit, totalProfit, bondRow, taxEuro, twoPlaces,
  unitCost, unitProfit, totalUnitProfit, units, portfolioCost, portfolioProfit,
} from './expected-figures.ts'; // prettier-ignore

const at = (bank: string) => (bond: { bank: string | null }) => bond.bank === bank;
const of = (currency: string) => (bond: { currency: string }) => bond.currency === currency;
type Bond = Parameters<typeof profit>[0];
const n = (rows: readonly unknown[]) => String(rows.length);
const euroProfit = (bond: Bond) => inEuro(profit(bond), bond.currency);
const priced = active(({ market }) => market > 0);
const byProfit = [...priced].sort((one, other) => euroProfit(other) - euroProfit(one));
const months = (...prefixes: readonly string[]) =>
  paid(({ date }) => prefixes.some((prefix) => date?.startsWith(prefix) === true));

/** Written after the assistant was made, without a look at how it understands. */
export const SECOND_HALF: readonly Case[] = [
  { asked: 'Could you please tell me how many active bonds I currently hold?', holds: [n(active())] },
  { asked: 'How many of my bonds have expired already?', holds: [n(expired())] },
  { asked: 'How many bonds do I hold in British pounds?', holds: [n(bonds(of('GBP')))] },
  { asked: 'how many positions do I have in total', holds: ['26'] },
  { asked: 'how many bonds at Interactive Brokers?', holds: [n(bonds(at('Interactive Brokers')))] },
  { asked: 'How many bonds do I have with KBC?', holds: [n(bonds(at('KBC Securities')))] },
  { asked: 'Колко изтекли облигации имам?', holds: [n(expired())] },
  { asked: 'Колко активни облигации имам в Уникредит?', holds: [n(active(at('УниКредит Булбанк')))] },
  { asked: 'Колко акции притежавам?', holds: ['3'] },
  { asked: 'На каква стойност са облигациите ми в евро?', holds: [twoPlaces(totalCost(active(of('EUR'))))] },
  { asked: 'What did all my bonds cost me?', holds: [twoPlaces(totalCost(active()))] },
  {
    asked: 'What is the market value of my bonds?',
    holds: [
      twoPlaces(
        priced.reduce((sum, bond) => sum + inEuro((bond.nominal * bond.market) / 100, bond.currency), 0),
      ),
    ],
  },
  {
    asked: 'How much money have I put into ETFs?',
    holds: [twoPlaces(units('etf').reduce((sum, one) => sum + inEuro(unitCost(one), one.currency), 0))],
  },
  { asked: 'Колко съм инвестирал общо?', holds: [twoPlaces(portfolioCost())] },
  {
    asked: 'What is my portfolio worth in dollars?',
    holds: [twoPlaces(fromEuro(Number(twoPlaces(portfolioCost())), 'USD'))],
  },
  {
    asked: 'Каква е стойността на портфейла ми в левове?',
    holds: [twoPlaces(fromEuro(Number(twoPlaces(portfolioCost())), 'BGN'))],
  },
  { asked: 'Am I making a profit overall?', holds: [twoPlaces(portfolioProfit())] },
  { asked: 'Обща печалба на портфейла', holds: [twoPlaces(portfolioProfit())] },
  {
    asked: 'How much am I losing on my USD bonds at a loss?',
    holds: [
      twoPlaces(
        active((bond) => bond.currency === 'USD' && profit(bond) < 0).reduce(
          (sum, bond) => sum + euroProfit(bond),
          0,
        ),
      ),
    ],
  },
  {
    asked: 'What is my profit from Interactive Brokers bonds?',
    holds: [twoPlaces(totalProfit(active(at('Interactive Brokers'))))],
  },
  { asked: 'печалба от облигациите в Банка ДСК', holds: [twoPlaces(totalProfit(active(at('Банка ДСК'))))] },
  {
    asked: 'Which ETF has made the most profit?',
    holds: ['IE00B4L5Y983', twoPlaces(unitProfit(units('etf')[0] ?? units('share')[0]!))],
  },
  { asked: 'which share performed worst', holds: ['BG1100003166'] },
  { asked: 'Коя акция е най-печеливша?', holds: ['DE0007164600'] },
  { asked: 'Which bond is my biggest position?', holds: ['XS2536817211', '48000.00'] },
  { asked: 'most profitable bond', holds: [byProfit[0]?.isin ?? ''] },
  { asked: 'What is my biggest loss?', holds: ['XS2536817211', '3875.00'] },
  {
    asked: 'Кои са трите ми най-добри облигации по печалба?',
    holds: byProfit.slice(0, 3).map(({ isin }) => isin),
  },
  { asked: 'lowest YTM among active bonds', holds: ['DE000BU2Z023', '2.05'] },
  {
    asked: 'What is the average yield of my dollar bonds?',
    holds: [mean(bonds(of('USD')).map(({ ytm }) => ytm)).toFixed(2)],
  },
  { asked: 'average yield of active bonds', holds: [mean(active().map(({ ytm }) => ytm)).toFixed(2)] },
  {
    asked: 'What coupon do my bonds pay on average?',
    holds: [mean(active().map(({ coupon }) => coupon)).toFixed(2)],
  },
  {
    asked: 'Каква е средната доходност на изтеклите облигации?',
    holds: [mean(expired().map(({ ytm }) => ytm)).toFixed(2)],
  },
  {
    asked: 'average buy price of my EUR bonds',
    holds: [mean(active(of('EUR')).map(({ buy }) => buy)).toFixed(2)],
  },
  {
    asked: 'Which bonds mature this year?',
    holds: ['US0378331AA1', 'DE0001141869', 'BG2100013205'],
    not: ['BG2040015211'],
  },
  {
    asked: 'Which bonds mature in the next 12 months?',
    holds: ['US0378331AA1', 'DE0001141869', 'BG2100013205', 'US91282CGM73'],
    not: ['BG2040015211'],
  },
  {
    asked: 'bonds maturing before 2028',
    holds: ['BG2040015211', 'US91282CGM73', 'DE0001102614', 'US0378331AA1'],
    not: ['BG2040210218'],
  },
  {
    asked: 'bonds maturing after 2032',
    holds: ['US91282CHT18', 'US912810TV08', 'GB00BMBL1F74', 'DE000BU2Z023'],
    not: ['IT0005094088'],
  },
  {
    asked: 'Which bonds mature between 2029 and 2030?',
    holds: ['BG2040019213', 'BG2030026111', 'GB00BL68HJ26', 'FR0013407236', 'XS2536817211'],
    not: ['BG2040123454'],
  },
  { asked: 'Which of my bonds matures last?', holds: ['US912810TV08'] },
  { asked: 'Коя е облигацията с най-близък падеж?', holds: ['US0378331AA1'] },
  { asked: 'Кога е падежът на DE000BU2Z023?', holds: ['15.02.2034'] },
  { asked: 'Какво падежира през октомври?', holds: ['DE0001141869'], not: ['US0378331AA1'] },
  { asked: 'maturities in May 2026', holds: ['US0378331AA1'], not: ['DE0001141869'] },
  { asked: 'How many bonds mature in 2027?', holds: ['3'] },
  {
    asked: 'Which bonds did I buy in 2024?',
    holds: ['BG2040019213', 'US91282CHT18', 'XS2536817211'],
    not: ['DE000BU2Z023'],
  },
  {
    asked: 'Кои облигации купих през 2025 г.?',
    holds: ['GB00BL68HJ26', 'DE000BU2Z023', 'IT0005094088'],
    not: ['BG2040019213'],
  },
  { asked: 'When did I buy BG2030026111?', holds: ['15 May 2024'] },
  { asked: 'How much interest have I received so far?', holds: [twoPlaces(paidEuro(paid()))] },
  { asked: 'Total coupons received in 2024', holds: [n(dated('2024')), twoPlaces(paidEuro(dated('2024')))] },
  {
    asked: 'What did I receive in the last quarter of 2025?',
    holds: [twoPlaces(paidEuro(months('2025-10', '2025-11', '2025-12')))],
  },
  {
    asked: 'payments received in Q3 2025',
    holds: [twoPlaces(paidEuro(months('2025-07', '2025-08', '2025-09')))],
  },
  { asked: 'payments last month', holds: [n(dated('2026-02')), twoPlaces(paidEuro(dated('2026-02')))] },
  { asked: 'Колко получих от лихви през 2025 година?', holds: [twoPlaces(paidEuro(dated('2025')))] },
  { asked: 'Какво получих миналия месец?', holds: [twoPlaces(paidEuro(dated('2026-02')))] },
  { asked: 'How much did XS2536817211 pay me?', holds: ['3250.00'] },
  { asked: 'What was my last payment?', holds: ['US91282CHT18', '387.50'] },
  { asked: 'Кое е последното плащане?', holds: ['US91282CHT18', '387.50'] },
  {
    asked: 'payments from my BGN bonds in 2025',
    holds: [twoPlaces(paidEuro(dated('2025').filter(({ isin }) => bondRow(isin).currency === 'BGN')))],
  },
  { asked: 'tax paid on DE0001102614', holds: ['54.00'] },
  { asked: 'taxes in 2024', holds: [twoPlaces(taxEuro(dated('2024')))] },
  { asked: 'Какви данъци съм платил общо?', holds: [twoPlaces(taxEuro(paid()))] },
  { asked: 'Which bond cost me the most tax?', holds: ['XS2536817211', '325.00'] },
  { asked: 'When is my next coupon due?', holds: ['10 Mar 2026', twoPlaces((7_500 * 5.75) / 100 / 4)] },
  { asked: 'What will I receive in the next 3 months?', holds: ['US0378331AA1', '15000.00'] },
  { asked: 'Какви купони очаквам през следващото тримесечие?', holds: ['US0378331AA1', '180.00'] },
  { asked: 'expected payments in 2027', holds: ['BG2040015211'] },
  { asked: 'Предстоящи плащания през юни', holds: ['BG2040015211', '300.00'] },
  {
    asked: 'Show my bonds at Unicredit Bulbank',
    holds: listIsins(active(at('УниКредит Булбанк'))),
    not: ['BG2040015211'],
  },
  { asked: 'show all ETFs', holds: ['IE00B4L5Y983', 'IE00BK5BQT80', 'IE00B1FZS798'] },
  { asked: 'Изброй акциите ми', holds: ['US5949181045', 'BG1100003166', 'DE0007164600'] },
  {
    asked: 'profitable euro bonds',
    holds: listIsins(priced.filter((bond) => bond.currency === 'EUR' && profit(bond) > 0)),
    not: ['BG2030026111'],
  },
  { asked: 'expired USD bonds with a loss', holds: ['US912828ZT04'], not: ['US912828YH74'] },
  {
    asked: 'bonds with yield between 4 and 5 percent',
    holds: ['BG2040210218', 'US91282CHT18', 'US91282CGM73', 'US912810TV08', 'GB00BMBL1F74'],
    not: ['XS2536817211'],
  },
  {
    asked: 'bonds with nominal over 20,000',
    holds: ['BG2030026111', 'BG2040210218', 'DE0001102614', 'XS2536817211'],
    not: ['IT0005094088'],
  },
  { asked: 'bonds with no YTM', holds: listIsins(active(({ ytm }) => ytm === null)), not: ['BG2040019213'] },
  { asked: 'bonds without a market price', holds: ['FR0013407236'], not: ['BG2040019213'] },
  { asked: 'облигации без банка', holds: ['FR0013407236'], not: ['BG2040019213'] },
  { asked: 'bonds except those in euro and at a loss', holds: ['US91282CGM73'], not: ['BG2030026111'] },
  { asked: 'euro bonds that are not at KBC', holds: ['BG2040019213', 'XS2536817211'], not: ['DE0001102614'] },
  {
    asked: 'What share of my portfolio is in USD?',
    holds: [
      (
        (100 *
          (totalCost(active(of('USD'))) +
            units('etf')
              .concat(units('share'))
              .filter(of('USD'))
              .reduce((sum, one) => sum + inEuro(unitCost(one), 'USD'), 0))) /
        portfolioCost()
      ).toFixed(2),
    ],
  },
  { asked: 'bonds by bank', holds: ['Fibank', 'Банка ДСК', 'Interactive Brokers'] },
  {
    asked: 'Облигации по валути',
    holds: [twoPlaces(totalCost(active(of('BGN')))), twoPlaces(totalCost(active(of('GBP'))))],
  },
  { asked: 'Which bank do I have the most in?', holds: ['KBC Securities', '90190.50'] },
  {
    asked: 'Compare my USD and EUR bonds',
    holds: [twoPlaces(totalCost(active(of('USD')))), twoPlaces(totalCost(active(of('EUR'))))],
  },
  { asked: 'Which has a higher coupon, XS2536817211 or XS1843434876?', holds: ['XS2536817211', '6.50'] },
  { asked: 'Какъв е номиналът на GB00BMBL1F74?', holds: ['9000.00'] },
  { asked: 'market price of BG2040123454', holds: ['92.50'] },
  { asked: 'BG2040019231', holds: ['BG2040019213'] },
  { asked: 'the bond ending in 6111', holds: ['BG2030026111'] },
  { asked: 'What about US0000000000?', holds: ['US0000000000'], not: ['EUR'] },
  { asked: 'How much did I pay for Microsoft?', holds: ['4650.00'] },
  { asked: 'How many units of Vanguard do I have?', holds: ['60'], not: ['1'] },
  { asked: 'Каква е дюрацията на DE0001102614?', holds: ['97.90'] },
  { asked: 'Как е изчислена доходността на IT0005094088?', holds: ['91.70', '3.90'] },
  { asked: 'what is the accrued interest on US91282CHT18?', holds: ['102.50'] },
  { asked: 'Which bonds are overdue?', holds: ['BG2040123454', '25.00'], not: ['BG2040019213'] },
  { asked: 'What exchange rates do you use?', holds: ['0.92', '1.17', '0.51'] },
  { asked: 'How many bnods do I have?', holds: [n(active())] },
  { asked: 'hihgest yeild bond', holds: ['XS2536817211'] },
  { asked: 'колко облгации имам', holds: [n(active())] },
  {
    asked: 'kakva e srednata dohodnost na obligaciite mi',
    holds: [mean(bonds(({ ytm }) => ytm !== null).map(({ ytm }) => ytm)).toFixed(2)],
  },
  { asked: 'pokaji iztekli obligacii', holds: listIsins(expired()) },
  { asked: 'kolko struva portfeila mi', holds: [twoPlaces(portfolioCost())] },
  {
    asked: ['List my USD bonds', 'only those at a loss'],
    holds: ['US91282CGM73', 'US912810TV08'],
    not: ['US91282CHT18'],
  },
  { asked: ['Show my bonds at Fibank', 'what about DSK?'], holds: listIsins(active(at('Банка ДСК'))) },
  {
    asked: ['What is my average YTM?', 'and of the dollar bonds?'],
    holds: [mean(bonds(of('USD')).map(({ ytm }) => ytm)).toFixed(2)],
  },
  { asked: ['Кои облигации са с най-висок купон?', 'а с най-нисък?'], holds: ['BG2040123454'] },
  { asked: ['Колко данък платих през 2025?', 'а през 2024?'], holds: [twoPlaces(taxEuro(dated('2024')))] },
  { asked: ['Which bonds mature in 2027?', 'and in 2028?'], holds: ['BG2040210218'], not: ['BG2040015211'] },
  { asked: ['What is my biggest loss?', 'what is its coupon?'], holds: ['6.50'] },
  { asked: ['Tell me about BG2040019213', 'and what is its profit?'], holds: ['275.00'] },
  { asked: ['Which bonds mature in 2027?', 'tell me about the first one'], holds: ['US91282CGM73', '93.25'] },
  { asked: 'good morning', holds: [], not: ['EUR'] },
  { asked: 'Благодаря ти!', holds: [], not: ['EUR'] },
  { asked: 'What can you do?', holds: [], not: ['EUR'] },
  { asked: 'Помощ', holds: [], not: ['EUR'] },
  { asked: 'overview of my portfolio', holds: [twoPlaces(portfolioCost()), twoPlaces(portfolioProfit())] },
  { asked: 'unrealised gains on shares', holds: [twoPlaces(totalUnitProfit(units('share')))] },
  { asked: 'cost of XS2536817211', holds: [twoPlaces(cost(bondRow('XS2536817211')))] },
];

export const REFUSED_TOO: readonly Question[] = [
  'Which stocks should I buy now?',
  'Is it a good time to sell US91282CHT18?',
  'Препоръчай ми облигация',
  'Какво ще стане с лихвите догодина?',
  'What is the credit rating of my bonds?',
  'How many municipal bonds do I have?',
  'Who issued XS2536817211?',
  'Какъв е рейтингът на емитента?',
  'What time is it?',
  'What was my profit in 2023 on Bitcoin?',
  'Tell me a joke',
  'облигации в кибиси',
  'How old am I?',
  'What is the password of the administrator?',
  'Average temperature in my city',
  'Колко облигации има Иван?',
];
