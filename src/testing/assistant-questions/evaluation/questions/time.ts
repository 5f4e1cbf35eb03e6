import { bond, bonds, day, euro, expired, isins, money, row, sum } from '../figures.ts';
import { TODAY } from '../holder.ts';
import { moneyWeightedReturn } from '../returns.ts';
import { accruedOn } from '../schedule.ts';
import { questions, type AskedQuestion } from '../question.ts';

const matures = (year: string) => isins(bonds(({ maturity }) => maturity.startsWith(year)));
const principal = (year: string) =>
  money(
    sum(
      bonds(({ maturity }) => maturity.startsWith(year)).map(({ nominal, currency }) =>
        euro(nominal, currency),
      ),
    ),
  );
const ALL_TIME = { from: '2021-06-01', to: TODAY };
const YEAR = { from: '2024-12-31', to: '2025-12-31' };

const interest = (isin: string) => money(accruedOn(bond(isin), TODAY));
const allInterest = sum(bonds().map((one) => euro(accruedOn(one, TODAY), one.currency)));
const sap = row('DE0007164600');

/** What a time brings and brought: maturities, returns, accrued interest, the age of prices. */
export const TIME: readonly AskedQuestion[] = [
  ...questions('maturities', { holds: matures('2026'), not: ['DE0001102614'] }, {
    en: ['Which bonds mature in 2026?', 'what matures this year', 'bonds maturing this year', 'which bonds finish this year', 'repayments in 2026'],
    enHeldOut: ['Which of my bonds end in 2026?', 'bonds that are repaid this year', 'maturing in 2026 pls', "2026 maturities", "anything maturing before the end of this year?", "what gets repaid to me in 2026", "bonds reaching maturity in 2026"],
    bg: ['Кои облигации падежират през 2026?', 'какво падежира тази година', 'koi obligacii padejirat 2026', 'Кои облигации изтичат тази година?', 'падежи през 2026', 'какво изтича през 2026', 'кои облигации приключват тази година', 'облигации с падеж тази година', 'погашения през 2026'],
    bgHeldOut: ['кои облигации ми се връщат тази година', "на кои облигации им идва краят през 2026", "Падежиращи през 2026 облигации", "koi padejirat tazi godina", "кои ми ги изплащат през 2026", "облигации, стигащи падеж през 2026"],
  }),
  ...questions('maturities', { holds: matures('2029'), not: ['BG2030026111'] }, {
    en: ['maturities in 2029'],
    enHeldOut: ['which bonds will be repaid in 2029'],
    bg: ['падежи 2029'],
    bgHeldOut: ['кои са с падеж през 2029 г.'],
  }),
  ...questions('maturities', { holds: [day('2026-05-03')], first: 'US0378331AA1' }, {
    en: ['Which bond matures next?', 'which bond ends first', 'the nearest maturity'],
    enHeldOut: ['whats the next maturity', "earliest maturity", "first of my bonds to be repaid"],
    bg: ['Коя облигация падежира следваща?', 'коя облигация изтича първа', 'най-скорошният падеж', "следващ падеж"],
    bgHeldOut: ['кой е най-близкият падеж', "първата облигация, която ще ми върнат"],
  }),
  ...questions('matured', { holds: isins(expired), not: ['US0378331AA1', 'BG2100013205'] }, {
    en: ['Which bonds have matured?', 'matured bonds', 'what has already been repaid', 'Have any of my bonds matured?', 'bonds that are over', 'which bonds were already redeemed', 'past maturities'],
    enHeldOut: ['Which of my bonds are past maturity?', 'bonds that matured allready', 'show me what has expired', "already matured bonds", "Which ones have been paid back already?", "bonds gone past their end date", "bonds whose time has run out"],
    bg: ['Кои облигации вече са падежирали?', 'падежирали облигации', 'облигации с изтекъл падеж', 'imam li padejirali obligacii', 'облигации, които са приключили', 'кои облигации вече са изплатени', 'минали падежи'],
    bgHeldOut: ['Имам ли облигации с минал падеж?', 'кои вече са погасени', 'кои облигации са изтекли', "Кои облигации са с настъпил падеж?", "vече падежирали", "кои облигации са отминали падежа си", "вече приключили облигации"],
  }),
  ...questions('matured', { holds: ['US912828ZT04'], not: ['BG2040002213'] }, {
    en: ['What matured in 2025?'],
    enHeldOut: ['which bond was repaid last year'],
    bg: ['Какво падежира през 2025?'],
    bgHeldOut: ['коя облигация падежира миналата година'],
  }),
  ...questions('principal-ladder', { holds: [principal('2029'), principal('2030'), principal('2032')] }, {
    en: ['When do I get my principal back?', 'maturity ladder', 'show my bond ladder', 'how much capital comes back each year', 'ladder of maturities', 'repayment schedule of my capital', 'how much comes back in which year', 'when are the nominals repaid'],
    enHeldOut: ['How much principal is repaid in which year?', 'when is my capital returned, by year', "year by year, what principal comes due", "Schedule of principal repayments", "principal by year", "in which years does my capital return"],
    bg: ['Кога ми се връща главницата?', 'стълба на падежите', 'колко главница се връща по години', 'koga mi vrashtat glavnicata', 'погасителен план на главниците', 'колко се връща през коя година', 'кога се връщат номиналите'],
    bgHeldOut: ['Покажи стълбата на падежите', 'кога си получавам обратно вложеното по години', 'връщане на главници', "График на връщане на главниците", "главници по години", "в кои години си връщам капитала"],
  }),
  ...questions('principal-ladder', { holds: [principal('2029')] }, {
    en: ['How much principal comes back in 2029?', 'capital repaid in 2029'],
    bg: ['Колко главница се връща през 2029?'],
    bgHeldOut: ['каква главница получавам 2029'],
  }),
  ...questions('total-return', { holds: [moneyWeightedReturn(ALL_TIME)] }, {
    en: ['What is my total return?', 'my return since the beginning', 'How has my portfolio performed?', 'annual return of my portfolio', 'whats my money-weighted return', 'how well have i done in percent overall', 'what percentage have I earned in total', 'return on all my money', 'performance of the portfolio'],
    enHeldOut: ['What has my portfolio returned so far?', 'overall preformance', 'return since i started investing', 'my XIRR', "rate of return of everything", "How much have I returned since inception, in percent?", "percentage gain on everything since day one"],
    bg: ['Каква е общата ми възвръщаемост?', 'доходност от началото', 'Как се представя портфейлът ми?', 'vazvrashtaemost na portfeila', 'годишна възвръщаемост', 'колко процента съм спечелил общо', 'каква е доходността на целия портфейл от началото', 'представяне на портфейла', 'възвръщаемост на вложените пари'],
    bgHeldOut: ['Какво е представянето на портфейла ми от началото?', 'възвращаемост общо', 'колко процента годишно печеля от всичко', "Каква възвръщаемост имам от самото начало?", "обща доходност в проценти от първата покупка", "процент възвръщаемост от първия ден"],
  }),
  ...questions('total-return', { holds: [moneyWeightedReturn(YEAR)] }, {
    en: ['What was my return in 2025?', 'performance last year', 'how did the portfolio perform in 2025', 'percentage earned in 2025'],
    enHeldOut: ['how did i do in 2025 in percent', ['What is my total return?', 'and in 2025?'], "2025 return", "how good was 2025 for my money, in percent"],
    bg: ['Каква беше възвръщаемостта ми през 2025?', 'доходност на портфейла за миналата година', 'как се представи портфейлът през 2025', 'колко процента спечелих през 2025', "възвръщаемост 2025"],
    bgHeldOut: ['как се представих през 2025', ['Каква е общата ми възвръщаемост?', 'а през 2025?'], "2025 колко процента ми донесе"],
  }),
  ...questions('accrued-interest', { holds: [[money(allInterest), money(allInterest + 0.01), money(allInterest - 0.01)]] }, {
    en: ['How much accrued interest do I have?', 'accrued interest of my portfolio', 'total accrued coupon today', 'what interest has accrued in total', 'accrued coupons so far'],
    enHeldOut: ['How much interest has built up in my bonds?', 'acrued interest total', "interest accrued so far on all bonds", "how much unpaid interest have my bonds earned since their last coupons", "sum of the accrued interest right now"],
    bg: ['Колко натрупана лихва имам?', 'натрупана лихва на портфейла', 'natrupana lihva', 'каква лихва е натрупана общо', 'натрупани купони до днес'],
    bgHeldOut: ['Каква лихва се е натрупала досега по облигациите ми?', 'обща натрупана лихва към днес', "общо натрупани лихви", "колко лихва са набрали облигациите ми от последните купони насам", "сбор на натрупаните лихви в момента"],
  }),
  ...questions('accrued-interest', { holds: [interest('DE0001102614')] }, {
    en: ['Accrued interest on DE0001102614', 'interest accrued by DE0001102614 up to now', 'accrued coupon of DE0001102614'],
    enHeldOut: ['how much coupon has accrued on the german bond', 'what interest has DE0001102614 accumulated', "DE0001102614 accrued"],
    bg: ['Натрупана лихва по DE0001102614', 'каква е натрупаната лихва на DE0001102614', 'колко лихва се е натрупала по DE0001102614', 'натрупаният купон по DE0001102614', 'DE0001102614: колко лихва има натрупана'],
    bgHeldOut: ["DE0001102614 натрупан купон"],
  }),
  ...questions('working', { holds: ['98.50', '101.25', '275.00'] }, {
    en: ['How is the profit of BG2040019213 calculated?', 'show the working of the profit on BG2040019213', ['What is my profit on BG2040019213?', 'why?'], 'why is the profit of BG2040019213 what it is', 'break down the profit of BG2040019213', "explain the profit of BG2040019213"],
    enHeldOut: ['where does the profit of BG2040019213 come from, step by step', ['profit of BG2040019213', 'how did you get that?'], "how do you arrive at the profit of BG2040019213"],
    bg: ['Как е изчислена печалбата на BG2040019213?', 'покажи как смяташ печалбата по BG2040019213', ['Каква е печалбата ми от BG2040019213?', 'защо?'], 'защо печалбата на BG2040019213 е толкова', 'разпиши печалбата на BG2040019213'],
    bgHeldOut: ['откъде идва печалбата на BG2040019213', ['печалба на BG2040019213', 'и това откъде дойде?'], "обясни печалбата на BG2040019213", "по какъв начин смяташ печалбата по BG2040019213"],
  }),
  ...questions('working', { holds: [['97.9', '97.90'], ['3.30', '3.2969', '3.297', '2.65']] }, {
    en: ['How is the yield of DE0001102614 calculated?', 'explain the YTM of DE0001102614', 'where does the yield of DE0001102614 come from', 'details behind the ytm of DE0001102614'],
    enHeldOut: ['show me the steps behind the yield of DE0001102614', "calculation of the yield of DE0001102614", "walk me through the yield of DE0001102614"],
    bg: ['Как се изчислява доходността на DE0001102614?', 'откъде идва доходността на DE0001102614', 'покажи сметката за доходността на DE0001102614', "изчисление на доходността на DE0001102614"],
    bgHeldOut: ['обясни как излиза доходността на DE0001102614', 'как се смята YTM на DE0001102614', "разясни ми как е получена доходността на DE0001102614"],
  }),
  ...questions('working', { holds: [['245.00', '245'], '40', money(40 * sap.market)] }, {
    en: ['How did you work out the value of SAP?'],
    enHeldOut: [['What is SAP worth?', 'and how did that come about?']],
    bg: ['Как се получава стойността на SAP?'],
    bgHeldOut: [['Колко струва SAP?', 'как се получи?']],
  }),
  ...questions('price-age', { holds: [day('2025-11-10')] }, {
    en: ['How old is the price of GB00BL68HJ26?', 'when was GB00BL68HJ26 last priced', 'price date of GB00BL68HJ26', 'when did the price of GB00BL68HJ26 last change', 'is the price of GB00BL68HJ26 recent'],
    enHeldOut: ['As of when is the price of GB00BL68HJ26?', 'from which day is the price of the british bond', "GB00BL68HJ26 price is from when?", "day of the last price for GB00BL68HJ26"],
    bg: ['От кога е цената на GB00BL68HJ26?', 'кога е обновена цената на GB00BL68HJ26', 'колко стара е цената на GB00BL68HJ26', 'от кой ден е цената на GB00BL68HJ26', 'прясна ли е цената на GB00BL68HJ26'],
    bgHeldOut: ['към коя дата е цената на GB00BL68HJ26', 'ot koga e cenata na GB00BL68HJ26', "датата на цената на GB00BL68HJ26", "последната цена на GB00BL68HJ26 от кой ден е"],
  }),
  ...questions('price-age', { holds: ['GB00BL68HJ26', day('2025-11-10')], not: ['DE0001102614'] }, {
    en: ['Which prices are old?', 'stale prices', 'which of my prices need updating', 'which quotes are not up to date', 'prices i have not updated for long'],
    enHeldOut: ['Which holdings have outdated prices?', 'oldest price in my portfolio', "Any out-of-date prices?", "any price older than three months", "which prices have gone stale"],
    bg: ['Кои цени са стари?', 'остарели цени', 'koi ceni sa stari', 'кои цени не са актуални', 'цени, които отдавна не са обновявани', "Имам ли стари цени?"],
    bgHeldOut: ['Кои цени трябва да обновя?', 'позиции с неактуална цена', "има ли цени отпреди повече от три месеца", "цени, които са отпреди месеци"],
  }),
]; // prettier-ignore
