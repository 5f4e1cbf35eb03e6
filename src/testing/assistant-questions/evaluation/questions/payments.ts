import {
  came,
  coming,
  couponTax,
  coupons,
  day,
  dividends,
  euroCame,
  euroDividends,
  euroDue,
  isins,
  missing,
  money,
  received,
} from '../figures.ts';
import { questions, type AskedQuestion } from '../question.ts';

const income = (prefix: string) => money(euroCame(received(prefix)) + euroDividends(dividends(prefix)));
const due = (fits: Parameters<typeof coming>[0]) => money(euroDue(coming(fits)));
const untilYearEnd = coming(({ day: on }) => on < '2027');
const nextYear = coming(({ day: on }) => on <= '2027-03-02');

/** What came and what is to come. */
export const PAYMENTS: readonly AskedQuestion[] = [
  ...questions('payments-received', { holds: [came('2025')] }, {
    en: ['How much did I receive in 2025?', 'payments received last year', 'what did i get paid in 2025', ['What did I receive in 2024?', 'and in 2025?'], 'total payouts 2025', 'money i got in 2025', 'what was paid out to me last year in all'],
    enHeldOut: ['How much money came in last year?', 'total recieved in 2025', ['payments in 2024', 'what about 2025'], "2025: what was paid to me in total?", "how much did my holdings pay out last year", "sum that reached me during 2025"],
    bg: ['Колко получих през 2025?', 'Какви плащания получих миналата година?', 'kolko poluchih prez 2025', ['Колко получих през 2024?', 'а през 2025?'], 'всичко получено през 2025', 'пари, които получих през 2025', 'какво ми изплатиха през миналата година'],
    bgHeldOut: ['колко пари влязоха миналата година', 'Постъпления за 2025 г.', 'kolko mi platiha minalata godina', "Общо получени плащания през 2025", "poluchenoto prez minalata godina", "каква сума ми постъпи през 2025"],
  }),
  ...questions('payments-received', { holds: [came('2026')] }, {
    en: ['How much have I received so far this year?'],
    enHeldOut: ['payments since january 2026', "received this year to date"],
    bg: ['Колко получих тази година?'],
    bgHeldOut: ['колко съм получил от началото на годината', "получено от януари насам"],
  }),
  ...questions('payments-received', { holds: [money(euroCame(received('2025')))] }, {
    en: ['How much did I get in coupons in 2025?'],
    enHeldOut: ['sum of coupon payments last year'],
    bg: ['Колко купони получих през 2025?'],
    bgHeldOut: ['общо получени купони за миналата година'],
  }),
  ...questions('payments-received', { holds: [money(euroCame(coupons(({ bond: { isin } }) => isin === 'XS2536817211')))] }, {
    en: ['What has XS2536817211 paid me so far?', 'how much did i already get from XS2536817211', 'sum of coupons received from XS2536817211'],
    enHeldOut: ['all payments from Trakia Energy', "payments received from XS2536817211"],
    bg: ['Колко ми е платила XS2536817211?', 'колко купони съм получил от XS2536817211 като сума', 'досега колко ми плати XS2536817211'],
    bgHeldOut: ['какво съм получил от Trakia досега', "получени плащания по XS2536817211"],
  }),
  ...questions('coming-payments', { holds: [due(({ day: on }) => on.startsWith('2026-03'))] }, {
    en: ['What payments are coming in March?', 'coupons due this month', 'what will i be paid this month', 'what do i expect in march', 'upcoming coupons this month', 'money due to me in march'],
    enHeldOut: ['How much should arrive this month?', 'payments exepcted in march 2026', "anything coming in this March?", "money expected during March"],
    bg: ['Какви плащания предстоят през март?', 'купони този месец', 'kakvo shte poluchq tozi mesec', 'предстоящи плащания през март 2026', 'какво очаквам през март', 'какви купони предстоят този месец', 'пари, които ще дойдат през март'],
    bgHeldOut: ['Колко пари очаквам този месец?', "какво трябва да дойде по сметката ми този месец", "Очаквани плащания през март", "парите, които чакам през март"],
  }),
  ...questions('coming-payments', { holds: [[due(({ day: on }) => on.startsWith('2026-05')), money(20 + 0.8 * 15_180)]] }, {
    en: ['Which coupons come in May?'],
    enHeldOut: ['whats due in may'],
    bg: ['Какви купони идват през май?'],
  }),
  ...questions('coming-payments', { holds: ['1625.00', day('2026-06-01')] }, {
    en: ['When does XS2536817211 pay next?', 'coming coupons of XS2536817211'],
    enHeldOut: ['when is the next trakia coupon and how much'],
    bg: ['Кога плаща XS2536817211?', 'предстоящи купони на XS2536817211'],
    bgHeldOut: ['кога ще плати Trakia и колко'],
  }),
  ...questions('next-payment', { holds: ['107.81', day('2026-03-10')], first: 'BG2100013205' }, {
    en: ['What is my next payment?', 'when do i get my next coupon', 'next payment', 'which bond pays me next', 'when will I see money again', 'upcoming payment', "who pays next"],
    enHeldOut: ['Who pays me next and when?', 'when is the next cuopon', 'what is the very next money that I get', "Next coupon date and amount?", "soonest money coming in", "nearest upcoming payment"],
    bg: ['Кое е следващото ми плащане?', 'кога е следващият купон', 'sledvasht kupon', 'Кога получавам пари следващия път?', 'Кога е най-близкото плащане?', 'коя облигация ми плаща следваща', 'кога пак ще получа пари', 'най-скорошно предстоящо плащане'],
    bgHeldOut: ['следвашто плащане', 'koga mi e sledvashtoto plashtane', "на коя дата е първото плащане, което ме чака", "Следващият ми купон кога е и колко?", "koga idva sledvashtiqt kupon", "най-скоро кой ще ми плати", "кой ще ми плати пръв и кога"],
  }),
  ...questions('missing-payments', { holds: [...isins(missing.map(({ bond }) => bond)), money(euroDue(missing))] }, {
    en: ['Which payments are missing?', 'did i get all my coupons', 'Are any coupons overdue?', 'unpaid coupons', 'Has anyone not paid me?', 'which coupons have i not received', 'late payments', 'does anybody owe me a coupon', 'anything unpaid?', "overdue payments", "Which coupons have not arrived?", 'Who owes me money?'],
    enHeldOut: ['is there a coupon that never came', 'what payments am i still waiting for that were due', "somebody forgot to pay me, who", "coupons that should be here but are not", "did somebody skip a coupon", "payments that failed to arrive"],
    bg: ['Кои плащания липсват?', 'Получих ли всички купони?', 'има ли просрочени плащания', 'neplateni kuponi', 'кой не ми е платил', 'кои купони не съм получил', 'закъснели плащания', 'дължи ли ми някой купон', 'има ли нещо неплатено', 'кой не си е платил купона', 'Кой ми дължи пари?'],
    bgHeldOut: ['закъснели купони', 'Има ли купон, който не е дошъл?', 'lipsvashti plashtaniq', "Кои купони не са пристигнали?", "prosrocheni kuponi", "кой ми пропусна купон", "от кого още чакам пари със закъснение", "пропуснат ли е някой купон", "неполучени плащания"],
  }),
  ...questions('missing-payments', { holds: ['1625.00', day('2025-06-01')] }, {
    en: ['Is a payment of XS2536817211 missing?'],
    enHeldOut: ['has trakia missed a coupon'],
    bg: ['Липсва ли плащане по XS2536817211?'],
    bgHeldOut: ['има ли неплатен купон от Trakia'],
  }),
  ...questions('income-of-period', { holds: [income('2025')] }, {
    en: ['What was my income in 2025?', 'interest and dividends last year', 'income 2025 total', 'how much did i earn in interest and dividends in 2025', 'total income last year'],
    enHeldOut: ['How much interest and dividends did I earn last year?', 'my passive income in 2025', "coupons plus dividends for 2025", "interest plus dividends in 2025, all in"],
    bg: ['Какъв беше доходът ми за 2025?', 'лихви и дивиденти за миналата година', 'dohod za 2025', 'колко спечелих от лихви и дивиденти през 2025', 'целият ми доход за миналата година'],
    bgHeldOut: ['Колко доход имах през 2025 от лихви и дивиденти?', 'общ доход миналата година', "доход от купони и дивиденти през 2025", "лихви плюс дивиденти за 2025"],
  }),
  ...questions('income-of-period', { holds: [[money(euroDue(nextYear)), money(euroDue(nextYear) + euroDividends(dividends('2025')))]] }, {
    en: ['How much income will I have over the next 12 months?', 'expected income next twelve months', 'how much interest will come in the next twelve months', 'income for the year ahead'],
    bg: ['Какъв доход очаквам през следващите 12 месеца?', 'очакван доход за година напред', 'колко лихви ще дойдат през следващите 12 месеца', 'доход за годината напред'],
    bgHeldOut: ['колко лихви ще получа през следващата една година', "доход за следващите дванадесет месеца"],
    enHeldOut: ["what do I earn in interest over the coming 12 months"],
  }),
  // Of the coming year may be of 2027 too.
  ...questions('income-of-period', { holds: [[money(euroDue(nextYear)), money(euroDue(nextYear) + euroDividends(dividends('2025'))), due(({ day: on }) => on.startsWith('2027'))]] }, {
    enHeldOut: ['what interest can I expect in the coming year'],
  }),
  ...questions('income-of-period', { holds: [[money(euroDue(untilYearEnd)), money(euroDue(untilYearEnd) + euroCame(received('2026'))), money(euroDue(untilYearEnd) + euroDividends(dividends('2025'))), money(euroDue(untilYearEnd) + euroCame(received('2026')) + euroDividends(dividends('2025')))]] }, {
    en: ['How much more interest will come until the end of the year?'],
    bg: ['Колко още купони очаквам до края на годината?'],
    bgHeldOut: ['още колко доход остава за 2026'],
  }),
  ...questions('compare-periods', { holds: [came('2025'), came('2024')] }, {
    en: ['Did I receive more in 2025 than in 2024?', 'compare my income of 2024 and 2025', 'income 2025 vs 2024', 'How does last year compare with the year before in payments?', 'in which year did i receive more, 2024 or 2025', 'was last year better than the year before', '2025 against 2024'],
    enHeldOut: ['Was 2025 better than 2024 for coupons?', 'recieved 2024 versus 2025', 'payments last year against the year before', "2024 and 2025 payments compared", "were my payments higher in 2025 than 2024", "how do my 2025 payments stack up against 2024"],
    bg: ['Получих ли повече през 2025, отколкото през 2024?', 'доходи 2024 срещу 2025', 'сравни доходите ми за 2024 и 2025', 'плащания 2025 спрямо 2024', 'sravni 2024 i 2025', 'през коя година получих повече, 2024 или 2025', 'по-добра ли беше 2025 от 2024', '2025 спрямо 2024', 'колко повече получих през 2025 в сравнение с 2024'],
    bgHeldOut: ['Миналата година по-добра ли беше от по-миналата по купони?', 'повече ли получих 2025 от 2024', "Плащанията през 2025 по-големи ли са от тези през 2024?", "сравнение 2024 и 2025 по получени плащания", "как стоят плащанията за 2025 спрямо 2024"],
  }),
  ...questions('compare-periods', { holds: [['0.00', '0', 'No', 'None', 'nothing', 'няма', 'нищо'], came('2026-01')] }, {
    en: ['Did I get more in January 2026 than in January 2025?'],
    bg: ['Повече ли получих през януари 2026 от януари 2025?', 'сравни януари 2025 с януари 2026'],
  }),
  ...questions('largest-payments', { holds: ['1625.00'], first: 'XS2536817211' }, {
    en: ['What was my largest payment?', 'biggest coupon i ever got', 'Which payment was the highest?', 'top payments received', 'the highest single payment', 'biggest amount ever received'],
    enHeldOut: ['What is the most I was paid at once?', 'biggest paymnet', 'largest coupon received so far', "single biggest payment received", "highest coupon payment I received", "record payment of all time", "most money that ever came in one go"],
    bg: ['Кое е най-голямото плащане?', 'най-големият купон, който съм получил', 'nai-golqmo plashtane', 'най-големите плащания', 'най-високото единично плащане', 'кой купон ми е най-големият', 'най-голямата получена сума'],
    bgHeldOut: ['Колко е най-голямото плащане, което съм получавал?', 'най-голям купон досега', 'кой ми е плащал най-много наведнъж', "Най-голямата сума, която съм получил наведнъж", "nai-golemiqt kupon", "рекордното ми плащане", "най-много пари, дошли наведнъж"],
  }),
  ...questions('taxes-paid', { holds: [money(couponTax(received('2025')))] }, {
    en: ['How much tax did I pay in 2025?', 'tax on coupons last year', 'what tax was withheld in 2025', 'tax paid last year', 'how much did they take in tax in 2025'],
    enHeldOut: ['How much went to tax last year?', 'taxes payed 2025', "2025 taxes withheld", "how much tax was deducted during 2025"],
    bg: ['Колко данък платих през 2025?', 'удържан данък миналата година', 'kolko danak platih 2025', 'платен данък през миналата година', 'колко ми взеха данък през 2025'],
    bgHeldOut: ['какъв данък са ми удържали през 2025', 'данъци върху купоните за миналата година', "данък 2025", "колко ми удържаха за данъци през 2025", "с колко ме обложиха през 2025", "каква сума отиде за данък през 2025"],
  }),
  ...questions('taxes-paid', { holds: [money(couponTax(received()))] }, {
    en: ['How much tax have I paid in total?'],
    enHeldOut: ['all the tax withheld from my coupons so far', "taxes paid overall"],
    bg: ['Колко данък съм платил общо?'],
    bgHeldOut: ['общо платени данъци досега', "данъци до момента общо"],
  }),
  ...questions('taxes-paid', { holds: [money(couponTax(received().filter(({ bond: { isin } }) => isin === 'XS2536817211')))] }, {
    en: ['Tax paid on XS2536817211'],
    bg: ['Какъв данък съм платил върху XS2536817211?'],
    bgHeldOut: ['данък по Trakia'],
  }),
]; // prettier-ignore
