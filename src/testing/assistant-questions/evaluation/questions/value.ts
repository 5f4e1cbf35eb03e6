import {
  all,
  at,
  bonds,
  costs,
  etfs,
  from,
  labels,
  money,
  of,
  profits,
  row,
  cost,
  profit,
  shares,
  worthOf,
  worthOfOne,
  type Row,
  sum,
  units,
  euro,
} from '../figures.ts';
import { questions, type AskedQuestion } from '../question.ts';

const inMoney = (rows: readonly Row[]) => [money(profits(rows))];
const sap = units(({ name }) => name === 'SAP');
/** After tax. */
const sapDividends = sum(sap.flatMap(({ dividends }) => dividends).map(({ gross, tax }) => gross - tax));
const losing = all.filter((one) => profit(one) < 0);
const dollars = all.filter(of('USD'));

/** What everything, a part of it or one holding is worth, cost and gained. */
export const VALUE: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [worthOf(all)] }, {
    en: ['How much is my portfolio worth?', 'what is everything i own worth today', 'total value of my portfolio pls', "What's the current market value of my investments?", 'portfolio valeu', 'Could you tell me what all my holdings are worth right now, please?', 'how much do i have in total', "Hi, I'd like to know the value of my account today", 'all in all how rich am i on paper', 'what do all my assets amount to', 'sum of everything at current prices'],
    enHeldOut: ['What are my investments worth at the moment?', 'value of my whole portfollio', 'give me the total worth of everything', "if i cashed out everything today how much would that be, roughly by market prices", "so what's the grand total right now", "Total worth of my account?", "whats it all worth, bonds and shares and funds together", "how much would all my stuff fetch today", "what's my net worth in here", "Worth of all the securities I own, please"],
    bg: ['Колко струва портфейлът ми?', 'Каква е общата стойност на портфейла ми?', 'kolko struva portfeila mi', 'На каква стойност са всичките ми инвестиции днес?', 'колко пари имам общо', 'стойност на портфеила', 'Здравей, кажи ми колко струва всичко мое днес', 'на колко възлиза портфейлът ми', 'сумата на всичките ми активи по текущи цени', 'колко пари са това общо', 'Колко струва всичко, което притежавам?'],
    bgHeldOut: ['Колко имам общо в момента?', 'kakva e stoinostta na portfeila mi', 'обща пазарна стойност', "ако продам всичко днес, колко би било по пазарни цени", "общо взето колко пари имам вложени по днешна стойност", "Към днешна дата колко струва целият ми портфейл?", "kolko pari imam obshto v momenta", "какво имам на сметка, всичко накуп", "Колко е общата стойност на ценните ми книжа?", "за колко пари имам общо неща тук"],
  }),
  ...questions('overview-value', { holds: [worthOf(bonds())] }, {
    en: ['What are my bonds worth?', 'market value of all bonds'],
    enHeldOut: ['how much are my bonds worth now', "bonds only: market value", "and the bonds, what are they worth in sum"],
    bg: ['Колко струват облигациите ми?'],
    bgHeldOut: ['пазарна стойност на облигациите ми', "само облигациите колко струват", "на каква обща стойност са ми облигациите"],
  }),
  ...questions('overview-value', { holds: [worthOf(etfs)] }, {
    en: ['How much are my ETFs worth?'],
    bg: ['Колко струват ETF-ите ми?'],
  }),
  ...questions('overview-value', { holds: [worthOf(all.filter(at('Fibank')))] }, {
    en: ['What is everything at Fibank worth?', 'how much money sits at Fibank', 'value of my Fibank account'],
    bgHeldOut: ['колко струва това, което държа във Fibank'],
    bg: ['колко пари имам във Fibank', 'стойността на всичко при Fibank'],
  }),
  ...questions('holding-value', { holds: [worthOfOne('DE0007164600')] }, {
    en: ['How much is my SAP worth?', 'what are my SAP shares worth now', 'current value of SAP', 'SAP market value', "what's SAP worth to me", 'tell me the value of the SAP shares I own'],
    enHeldOut: ['What would my SAP stake be worth today?', "my sap stocks, what do they come to at today's price?", "SAP holding, how much in euros", "what does my stake in SAP stand at"],
    bg: ['Колко струват акциите ми на SAP?', 'стойност на SAP', 'kolko struvat akciite mi na SAP', 'SAP колко пари са', 'каква стойност има SAP при мен'],
    bgHeldOut: ['На колко възлиза SAP при мен?', 'колко ми струва SAP сега по пазарна цена', "акциите ми от SAP на каква сума се равняват днес", "каква е пазарната стойност на SAP в портфейла ми", "акциите SAP – днешна стойност"],
  }),
  ...questions('holding-value', { holds: [worthOfOne('XS2536817211')] }, {
    en: ['What is XS2536817211 worth?', 'value of my Trakia bond', 'current value, XS2536817211', 'how much would i get for XS2536817211 at the market price'],
    enHeldOut: ['how much is the Trakia Energy bond worth right now', "market value XS2536817211"],
    bg: ['Колко струва XS2536817211?', 'каква е стойността на облигацията XS2536817211 днес', 'Каква е пазарната стойност на Trakia?', 'колко е текущата стойност на XS2536817211', 'XS2536817211 – стойност'],
    bgHeldOut: ["XS2536817211 колко струва в момента"],
  }),
  ...questions('holding-value', { holds: [worthOfOne('BG2100013205')] }, {
    en: ['worth of BG2100013205'],
    bg: ['Колко струва облигацията на Монолит?'],
    bgHeldOut: ['колко струва подаръкът за Мая'],
  }),
  ...questions('holding-value', { holds: [worthOfOne('US5949181045')] }, {
    en: ['How much is Microsoft worth in my portfolio?'],
    enHeldOut: ['what is my microsft position worth'],
    bg: ['Колко струва Майкрософт?', 'stoinost na Microsoft'],
  }),
  ...questions('invested', { holds: [money(costs(all))] }, {
    en: ['How much have I invested?', 'how much money did i put in altogether', 'What did everything cost me?', 'total invested amount', 'what have I spent on buying all of this', 'money invested in total', 'how much of my own money is in there'],
    enHeldOut: ['What have I paid for my whole portfolio?', 'how much did i spend on all this', 'total cost of my holdings', "how much cash went into all of this", "What's my total cost basis?", "amount of money I laid out so far"],
    bg: ['Колко съм инвестирал?', 'Колко пари съм вложил общо?', 'kolko sam investiral', 'Колко платих за всичко?', 'колко пари вкарах общо', 'за колко пари съм купил всичко', 'колко съм похарчил за покупки'],
    bgHeldOut: ['каква сума съм вложил в портфейла', 'Колко ми е струвало всичко общо?', 'obshto investirani pari', "Колко пари съм дал за всичките си инвестиции?", "obshto vlojeni pari", "каква сума съм заделил за инвестиции общо"],
  }),
  ...questions('invested', { holds: [money(costs(bonds()))] }, {
    en: ['How much have I invested in bonds?'],
    enHeldOut: ['how much did all my bonds cost me'],
    bg: ['Колко съм вложил в облигации?'],
    bgHeldOut: ['колко пари дадох за облигации'],
  }),
  ...questions('invested', { holds: [money(costs(dollars))] }, {
    en: ['How much have I invested in dollars?'],
    bg: ['колко съм инвестирал в долари'],
  }),
  ...questions('invested', { holds: [[money(cost(row('US5949181045'))), money(euro(cost(row('US5949181045')), 'USD'))]] }, {
    en: ['What did I pay for Microsoft?'],
    enHeldOut: ['how much did microsoft cost me'],
    bg: ['Колко платих за Microsoft?'],
  }),
  ...questions('profit', { holds: inMoney(all) }, {
    en: ['What is my total profit?', 'how much am i up', 'Am I in profit overall?', 'whats my overall gain from prices', 'am i up or down overall', 'how much have my investments gained', 'total gain or loss, please'],
    enHeldOut: ['Am I winning or losing money on my holdings?', 'total unrealised gain', 'overall proffit', "Have I made any money?", "profit so far overall", "so am i in the plus?"],
    bg: ['Каква е общата ми печалба?', 'на печалба ли съм', 'obshta pechalba', 'Колко съм спечелил от промяната на цените?', 'На плюс ли съм?', 'колко съм на плюс или минус общо', 'спечелил ли съм нещо', 'обща печалба или загуба'],
    bgHeldOut: ['колко печеля общо от портфейла', 'kakva mi e pechalbata', "като цяло печеля ли или губя", "Имам ли печалба общо?", "печалба/загуба на целия портфейл", "в крайна сметка на печалба ли съм"],
  }),
  ...questions('profit', { holds: inMoney(bonds()) }, {
    en: ['profit on my bonds'],
    enHeldOut: ['How much are my bonds up or down?'],
    bg: ['Каква е печалбата ми от облигации?'],
    bgHeldOut: ['печалба или загуба имам от облигациите'],
  }),
  ...questions('profit', { holds: inMoney(shares) }, {
    en: ['How much profit did I make on shares?'],
    enHeldOut: ['gain on my stocks'],
    bg: ['печалба от акции'],
    bgHeldOut: ['Колко съм спечелил от акциите си?'],
  }),
  ...questions('profit', { holds: inMoney(all.filter(from('BG'))) }, {
    en: ['Profit on my Bulgarian holdings'],
    bgHeldOut: ['Каква е печалбата ми от българските ценни книжа?'],
  }),
  ...questions('profit', { holds: [[money(sum(sap.map(profit))), money(sum(sap.map(profit)) + sapDividends)]] }, {
    en: ['What is my profit on SAP?', 'how much did i make with sap'],
    enHeldOut: ['How well has SAP done for me?'],
    bg: ['Каква е печалбата ми от SAP?'],
    bgHeldOut: ['колко съм на печалба със SAP'],
  }),
  ...questions('profit', { holds: labels(losing), not: ['BG2100013205'] }, {
    en: ['Which holdings are at a loss?', 'what am i losing money on', 'which ones have gone down', 'everything that has lost value'],
    enHeldOut: ['Show me everything that is in the red', "list the losers", "tell me which of my things dropped below cost"],
    bg: ['Кои позиции са на загуба?', 'на какво губя пари', 'кои са паднали под покупната цена', 'всичко, което е на загуба'],
    bgHeldOut: ['Покажи ми какво е на минус', "кои са ми губещите позиции", "кои от нещата ми са под цената на купуване"],
  }),
]; // prettier-ignore
