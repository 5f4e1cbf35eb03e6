import type { HoldingKind } from '#domain/portfolio/holding';
import { oneOrMany } from './one-or-many.ts';
import type { BuiltInTexts } from './built-in-texts.ts';

/** 'Активна облигация', 'активен ETF'; holdings of several kinds are 'позиции'. */
function activeOne(kind: HoldingKind | undefined): string {
  return kind === 'etf' ? 'активен' : 'активна';
}

function expiredOne(kind: HoldingKind | undefined): string {
  return kind === 'etf' ? 'изтекъл' : 'изтекла';
}

const FEMININE = /^(?:печалба|възвръщаемост|стойност|пазарна|доходност|дюрация|модифицирана|покупна|дата)/;
const PLURAL = /^платени/;

type Forms = readonly [masculine: string, feminine: string, plural: string];

/** The adjective as the measure after it wants it: 'Среден купон', 'Средна доходност', 'Общо платени данъци'. */
function agree(measure: string, [masculine, feminine, plural]: Forms): string {
  return PLURAL.test(measure) ? plural : FEMININE.test(measure) ? feminine : masculine;
}

export const bg: BuiltInTexts = {
  yes: 'Да.',
  no: 'Не.',
  kinds: { bond: 'облигации', etf: 'ETF-и', share: 'акции' },
  kind: { bond: 'облигация', etf: 'ETF', share: 'акция' },
  holdings: 'позиции',
  active: 'активни',
  expired: 'изтекли',
  status: (kind, isExpired) => (isExpired ? expiredOne(kind) : activeOne(kind)),
  activeCount: (count, kind) => `${count} ${oneOrMany(count, activeOne(kind), 'активни')}`,
  expiredCount: (count, kind) => `${count} ${oneOrMany(count, expiredOne(kind), 'изтекли')}`,
  directions: { Buy: 'посока покупка', Sell: 'посока продажба', Bid: 'посока Bid', Ask: 'посока Ask' },
  and: 'и',
  line: (label, value) => `${label}: ${value}`,
  in: (period) => ` (${period})`,
  from: (day) => `от ${day}`,
  until: (day) => `до ${day}`,
  between: (from, to) => `от ${from} до ${to}`,
  maturing: (period) => `с падеж: ${period}`,
  bought: (period) => `купени: ${period}`,
  ofCountry: (countries) => `държава на ISIN: ${countries}`,
  having: (measure) => `с ${measure}`,
  without: (measure) => `без ${measure}`,
  is: { above: 'над', below: 'под', from: 'поне', to: 'най-много', equal: 'равно на' },
  losing: 'на загуба',
  gaining: 'на печалба',
  measures: {
    profit: 'печалба',
    'profit-percent': 'възвръщаемост (промяна на цената)',
    cost: 'стойност по цена на придобиване',
    'market-value': 'пазарна стойност',
    nominal: 'номинал',
    units: 'брой',
    coupon: 'купон',
    yield: 'доходност до падежа',
    duration: 'дюрация на Маколи',
    'modified-duration': 'модифицирана дюрация',
    'buy-price': 'покупна цена',
    'market-price': 'пазарна цена',
    taxes: 'платени данъци',
    fees: 'платени такси',
    dividend: 'дивидент',
    maturity: 'падеж',
    'buy-date': 'дата на покупка',
    bank: 'банка',
  },
  years: (years) => `${years} години`,
  nothingYet: 'В портфейла ви още няма облигации, ETF-и или акции.',
  noneFits: (selection) => `Нямате ${selection}.`,
  countsHoldings: (selection) => `позиции в ${selection}`,
  counts: (selection, { count, active, expired }) => `Вашите ${selection}: ${count}, от тях ${active} и ${expired}.`,
  inUnits: (units, status) => `Бройки общо, ${status}: ${units}.`,
  unitsHeld: ({ units, kind, name, holdings }) => {
    const [one, many] = kind === 'etf' ? ['дял', 'дяла'] : ['акция', 'акции'];
    return `Държите ${units} ${units === '1' ? one : many} от ${name}${holdings === '1' ? '' : `, в ${holdings} позиции`}.`;
  },
  unitsExpired: (units) => `Тези от изтекли позиции не се броят: ${units}.`,
  unitsInAll: (units, holdings) => `Общо ${units}, в ${holdings} ${oneOrMany(holdings, 'позиция', 'позиции')}.`,
  countsOne: (count, selection) => `Вашите ${selection}: ${count}.`,
  total: (measure, selection, amount) => `${agree(measure, ['Общ', 'Обща', 'Общо'])} ${measure} за вашите ${selection}: ${amount}.`,
  average: (measure, selection, { figure, count }) =>
    `${agree(measure, ['Среден', 'Средна', 'Средно'])} ${measure} за вашите ${selection}: ${figure}, простата средна от ${oneOrMany(count, 'единствената, която има', `${count}, които имат`)} такава стойност.`,
  averageYieldNote: 'Броят се и изтеклите облигации с въведена доходност.',
  activeAlone: (figure, count) => `Само активните: ${figure} (${count}).`,
  withExpired: (figure, count) => `Заедно с изтеклите: ${figure} (${count}).`,
  computedLeftOut: (count) => `Облигации само с изчислена доходност, извън средната: ${count}.`,
  noFigure: (measure, selection) => `Никоя от вашите ${selection} няма стойност за ${measure}.`,
  highest: (measure, selection) => `Най-много по показателя „${measure}“ сред вашите ${selection}:`,
  lowest: (measure, selection) => `Най-малко по показателя „${measure}“ сред вашите ${selection}:`,
  latest: (measure, selection) => `Най-късна дата (${measure}) сред вашите ${selection}:`,
  earliest: (measure, selection) => `Най-ранна дата (${measure}) сред вашите ${selection}:`,
  leftOut: (count, measure) => `Извън сравнението, без ${measure}: ${count}.`,
  listed: (count, selection) => `Вашите ${selection}, ${count}:`,
  more: (count) => `И още ${count}.`,
  alsoExpired: (count) => `Изтекли, които не са в списъка: ${count}.`,
  unpriced: (count) =>
    `Позиции без пазарна цена, за които цялата цена на придобиване тук, както в списъците, се отчита като загуба: ${count}.`,
  priceAlone: 'Печалбата е само от промяната на цената, без купони и дивиденти.',
  unpricedLost: (count, profit) =>
    `Позиции без пазарна цена: ${count}. Ако цялата им цена на придобиване се отчете като загуба, както в списъците, печалбата е ${profit}.`,
  unpricedLeftOut: (count) => `Позиции без пазарна цена, които не са включени: ${count}.`,
  withSales: (count) => `Записи на продажби, които списъците броят за притежавани: ${count}.`,
  into: (amount) => `Това са ${amount}.`,
  noRateFor: (currency) => `Няма валутен курс за ${currency}, затова не мога да го кажа в тази валута.`,
  heldIn: (currency, amount, euro) => `От тях в ${currency}: ${amount} (${euro}).`,
  byCurrency: 'По валути',
  inAll: 'Общо',
  columns: {
    isin: 'ISIN', kind: 'Вид', bank: 'Банка', nominal: 'Номинал', date: 'Дата', amount: 'Сума', tax: 'Данък', count: 'Брой',
    coupon: 'Купон', principal: 'Главница', group: 'Група', share: 'Дял', inEuro: 'В EUR', due: 'Дължимо', presentValue: 'Настояща стойност', figure: 'Стойност', what: 'Какво', action: 'Промяна',
  },
  rates: {
    specification: (factors) => `Използвани курсове (фиксирани, ориентировъчни): ${factors}.`,
    ecb: (factors) => `Използвани курсове (Европейска централна банка): ${factors}.`,
    ecbOf: (day, factors) => `Използвани курсове (Европейска централна банка, ${day}): ${factors}.`,
    countedAtOne: (currencies) => `${currencies}: отчетени 1:1, защото няма курс.`,
    none: 'Всичките ви суми са в евро, затова не се използва валутен курс.',
  },
  payments: (count, period, selection) => `Получени плащания${period}${selection}: ${count}.`,
  noPayments: (period, selection) => `Няма записани плащания${period}${selection}.`,
  beforeTax: 'Общо преди данъци',
  taxes: 'Платени данъци върху тях',
  afterTax: 'След данъци',
  taxPaid: (amount, period, selection) => `Платили сте ${amount} данък върху плащания${period}${selection}.`,
  taxOfBonds: (amount) => `Въведени за самите облигации, отделно от плащанията им: ${amount}.`,
  dividends: (amount, period, selection) => `Получени дивиденти${period}${selection}, преди данъци: ${amount}.`,
  noDividends: (period, selection) => `Няма записани дивиденти${period}${selection}.`,
  enteredDividends: 'Въведени към самите позиции',
  dividendTax: (amount, period, selection) => `Удържан данък върху дивидентите${period}${selection}: ${amount}.`,
  lastPayment: 'Последното ви плащане:',
  largestPayments: 'Най-големите плащания:',
  smallestPayments: 'Най-малките плащания:',
  averagePayment: (amount) => `Средното плащане е ${amount} преди данъци.`,
  paidByBond: (by, isLeast) => {
    const [most, least] = by === 'tax' ? ['най-голям данък', 'най-малък данък'] : ['най-много', 'най-малко'];
    return `Какво е платила всяка облигация, първо с ${isLeast ? least : most}:`;
  },
  undated: (count) => `Плащания без дата, които не са към никой период: ${count}.`,
  nextFlow: (day, amount) => `Следващото дължимо плащане е на ${day}: ${amount}.`,
  flows: (count, period, selection) => `Предстоящи плащания${period}${selection}: ${count}.`,
  noFlows: (period, selection) => `Няма известни предстоящи плащания${period}${selection}.`,
  flowsTotal: (coupons, principal, total) =>
    `Купони ${coupons}, главници ${principal}, общо ${total}, преди данъци.`,
  flowsUnknown: (count) => `Активни облигации, за които не се знае какво предстои: ${count}.`,
  maturities: (count, period, selection) => `Предстоящи падежи${period}, ${selection}: ${count}.`,
  noMaturities: (period, selection) => `Никоя от вашите ${selection} няма падеж${period}.`,
  nominalInAll: (amount) => `Номиналът им общо: ${amount}.`,
  withoutMaturity: (count) => `Активни облигации без дата на падеж: ${count}.`,
  earnings: (selection, { period, gross, net }) =>
    `Облигациите${selection} са ви платили ${gross}${period} преди данъци, ${net} след данъци.`,
  noPeriodOfProfit: 'Промените на цените за период не се записват, затова печалбата от цени за него не е известна.',
  earnedByPrice: (selection, profit) => `От промяната на цените вашите ${selection} са донесли ${profit}.`,
  paidInAll: (selection, gross, net) =>
    `Облигациите${selection} са платили ${gross} преди данъци, ${net} след данъци.`,
  expiredToo: 'Броят се и плащанията на изтеклите.',
  overdue: (count, period, selection) => `Дължими и незаписани като получени${period}${selection}: ${count}.`,
  noOverdue: (period, selection) => `Нищо не липсва: за всеки дължим купон и главница${period}${selection} има записано плащане.`,
  withoutTerms: (count) => `Активни облигации, чиито условия не показват какво е било дължимо: ${count}.`,
  matured: {
    some: (count, selection, period) => `Вашите ${selection} с настъпил падеж${period}: ${count}.`,
    none: (selection, period) => `Няма настъпил падеж сред вашите ${selection}${period}.`,
    stillActive: (isins) => `Още се водят активни: ${isins}.`,
  },
  worth: {
    one: (name, { value, working, paid }) => `${name} струва ${value} по пазарна цена: ${working}. Платили сте ${paid}.`,
    unpriced: (name, paid) => `${name} няма пазарна цена, затова не мога да кажа колко струва. Платили сте ${paid}.`,
    notHeld: (name) => `Вече не държите ${name}: записаното за нея е изтекло или е продажба.`,
    asEntered: 'Пазарните цени са такива, каквито са въведени, за облигации – без натрупаната лихва; датата им не се записва.',
  },
  rateShift: {
    tooMuch: 'Мога да изчисля промяна на всички доходности над 0 и до 10 %.',
    rise: ({ percent, change, before, after }: { percent: string; change: string; before: string; after: string }) => `Ако всички доходности се повишат с ${percent}, стойността на облигациите ви би се променила с ${change}: от ${before} на ${after}.`,
    fall: ({ percent, change, before, after }: { percent: string; change: string; before: string; after: string }) => `Ако всички доходности спаднат с ${percent}, стойността на облигациите ви би се променила с ${change}: от ${before} на ${after}.`,
    none: 'Не мога да изчисля какво би се променило: никоя от облигациите ви няма нужните за това условия и цена.',
    asOf: (day: string) => `По цените и валутните курсове към ${day}; всяка облигация е преоценена по собствената си доходност с промяната, при равни други условия.`,
    oldestPrice: (day: string) => `Най-старата от тези цени е от ${day}.`,
    leftOut: (count: string) => `Неотчетени облигации, с неизвестни условия, цена или валутен курс: ${count}.`,
  },
  exposure: {
    whole: (selection, total) => `По пазарни цени вашите ${selection} струват ${total}:`,
    one: (name, { percent, part }) => `${name}: ${percent}, ${part}.`,
    none: (selection) => `Няма пазарна цена сред вашите ${selection}.`,
    unpriced: (count, cost) => `Невключени, без пазарна цена: ${count}, платено за тях ${cost}.`,
    sales: (count) => `Невключени, записи на продажби: ${count}.`,
    countedAtOne: (amounts) => `Отчетени 1:1 като евро, защото няма курс: ${amounts}.`,
  },
  groupings: { currency: 'Валута', bank: 'Банка', country: 'Държава', kind: 'Вид', direction: 'Посока', 'maturity-year': 'Падеж', status: 'Състояние' },
  latestChanges: (count, period) => `Последните ${count} промени в портфейла ви${period}; по-старите не са преброени:`,
  changes: (count, period) => `Промени в портфейла ви${period}: ${count}.`,
  noChanges: (period) => `Няма записани промени в портфейла ви${period}.`,
  actions: { added: 'добавяне', changed: 'промяна', deleted: 'изтриване', restored: 'възстановяване', expired: 'отбелязана като изтекла', made_active: 'отново активна', erased: 'окончателно изтриване' },
  targets: { bond: 'облигация', payment: 'плащане', 'cash-flow': 'паричен поток', distribution: 'разпределение', etf: 'ETF', share: 'акция' },
  portion: (selection, { percent, part, whole, of }) =>
    `По цена на придобиване в EUR вашите ${selection} са ${percent} от вашите ${of}: ${part} от ${whole}.`,
  notFound: (isin) => `Нямате облигация, ETF или акция с ISIN ${isin}.`,
  nearest: (written, isin) => `Нямате ${written}; отговарям за ${isin}.`,
  noSuchMeasure: (isin, measure) => `${isin} няма стойност за ${measure}.`,
  computed: 'изчислена',
  entered: 'въведена',
  one: (measure, isin, figure) => `${isin}, ${measure}: ${figure}.`,
  working: {
    entered: (isin, percent) => `Доходността до падежа на ${isin} е ${percent}, както сте я въвели.`,
    purchase: (percent) => `При покупната цена тя е била ${percent}.`,
    computed: (isin, percent) => `Изчислената доходност до падежа на ${isin} при пазарната цена е ${percent}.`,
    worst: {
      call: (percent, day) => `Тя може да бъде изкупена предсрочно: най-ниската ѝ доходност е ${percent}, ако бъде изкупена на ${day}. Дюрациите и изпъкналостта са до този ден.`,
      maturity: (percent, day) => `Тя може да бъде изкупена предсрочно: най-ниската ѝ доходност е ${percent}, ако остане до падежа на ${day}.`,
    },
    outstanding: (amount) => `Непогасеният ѝ номинал е ${amount}: цените са на 100 от него.`,
    lastKnownRate: (day, percent) => `Купонът ѝ е плаващ: от ${day} се смята с последния известен процент, ${percent}.`,
    price: (clean, accrued, dirty) => `Чиста цена ${clean} + натрупана лихва ${accrued} = брутна цена ${dirty} (за 100 номинал).`,
    meaning: (percent, dirty, times) => `При ${percent} (олихвяване ${oneOrMany(times, 'веднъж', `${times} пъти`)} в годината) настоящите стойности на всички бъдещи плащания дават брутната цена ${dirty}:`,
    simple: (percent, dirty) => `При ${percent} (проста лихва) настоящата стойност на единственото оставащо плащане е брутната цена ${dirty}:`,
    duration: (macaulay, modified) => `Дюрация на Маколи ${macaulay} години, модифицирана дюрация ${modified} години.`,
    convexity: (value) => `Изпъкналост ${value}.`,
    accrued: (amount, days) => `Натрупана лихва: ${amount} (${days} ${oneOrMany(days, 'ден', 'дни')}).`,
    currentYield: (percent) => `Текуща доходност: ${percent}.`,
    notKnown: (isin, reason) => `За ${isin} не може да се изчисли: ${reason}.`,
    nextCoupon: (day, amount) => `Следващ купон: ${day}, ${amount}.`,
  },
  reasons: {
    'sell-row': 'това е запис на продажба', 'no-nominal': 'няма номинал', 'no-maturity-date': 'падежът ѝ не е известен', 'no-coupon': 'купонът ѝ не е известен',
    'no-market-price': 'няма пазарна цена', expired: 'изтекла е', matured: 'падежът ѝ е минал', other: 'условията ѝ не го позволяват',
  },
  holding: {
    nominal: 'Номинал', units: 'Брой', buyPrice: 'Покупна цена', marketPrice: 'Пазарна цена', amountPaid: 'Платена сума', profit: 'Печалба от цената', coupon: 'Купон',
    yield: 'Доходност до падежа', maturity: 'Падеж', buyDate: 'Купена', bank: 'Банка', name: 'Име', issuer: 'Емитент', direction: 'Посока', payments: (count) => `Получени плащания (${count})`,
  },
  greeting: 'Здравейте! Отговарям на въпроси за портфейла ви. Попитайте например:',
  thanks: 'Няма защо.',
  bye: 'Довиждане!',
  help: 'Търся и изчислявам в данните за вашите облигации, ETF-и и акции: брой, суми и средни, най-добри и най-лоши, купони и данъци по периоди, какво предстои, падежи, доходности и дюрации. Попитайте например:',
  advice: 'Съжалявам, не давам съвети за купуване, продаване или задържане: това решение е ваше. От портфейла ви мога да кажа например:',
  forecast: 'Не мога да предвидя цени и лихви. От портфейла ви мога да кажа например:',
  'how-to': 'Търся във вашите записи; не мога да обясня как се прави нещо в Kupon. Мога да отговоря например на:',
  'tax-to-pay': 'Не мога да кажа колко данък дължите: знам само данъка, записан като платен. Мога да отговоря например на:',
  noneCalled: (words) => `Нямате нищо с име ${words}. Мога да отговоря например на:`,
  nothingAt: (words, banks) => `Нямате нищо при ${words}; вашите банки са ${banks}. Мога да отговоря например на:`,
  others: 'На това не мога да отговоря: виждам само вашия портфейл и само търся в него. Мога да отговоря например на:',
  notRecorded: 'На това не мога да отговоря: не е сред данните, които търся. Мога да отговоря например на:',
  whichIsMeant: 'Кое от тези имате предвид?',
  unknownWords: (words) => `На това не мога да отговоря: не знам какво значи ${words} за портфейла ви. Мога да отговоря например на:`,
  unknown: 'На това не мога да отговоря: не го разбрах. Разбирам български и английски. Мога да отговоря на тези въпроси:',
  examples: ['Колко струва портфейлът ми?', 'Кои от облигациите ми са с най-близък падеж?', 'Какви плащания получих тази година?'],
}; // prettier-ignore
