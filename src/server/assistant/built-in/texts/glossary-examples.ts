import type { Language } from '#domain/language';

/** What the words mean with the person's own numbers. Figures come written. */
const en = {
  own: 'With your own numbers:',
  ytm: (isin: string, price: string, yieldPercent: string) =>
    `At a clean price of ${price}, ${isin} has a YTM of ${yieldPercent}.`,
  currentYield: (isin: string, price: string, percent: string) =>
    `At a clean price of ${price}, ${isin} has a current yield of ${percent}.`,
  coupon: (isin: string, rate: string, next: string) => `${isin} has a coupon of ${rate} a year${next}.`,
  nextCoupon: (amount: string, day: string) => `, and pays ${amount} on ${day}`,
  nominal: (isin: string, nominal: string) => `You hold ${isin} with a nominal of ${nominal}.`,
  maturity: (isin: string, day: string) => `${isin} matures on ${day}.`,
  prices: (isin: string, bought: string, now: string) => `You bought ${isin} at ${bought}; its market price is ${now}.`,
  cleanAndDirty: (isin: string, { clean, accrued, dirty }: { clean: string; accrued: string; dirty: string }) =>
    `Of ${isin} the clean price is ${clean}; with accrued interest of ${accrued} the dirty price is ${dirty}, each per 100 of nominal.`,
  accrued: (isin: string, amount: string, days: string) =>
    `${isin} has earned ${amount} since its last coupon (days: ${days}).`,
  duration: (isin: string, years: string) => `The Macaulay duration of ${isin} is ${years} years.`,
  modifiedDuration: (isin: string, percent: string) =>
    `The modified duration of ${isin} is ${percent}: by about so many percent its price falls when its yield rises by one percentage point.`,
  convexity: (isin: string, convexity: string) => `The convexity of ${isin} is ${convexity}.`,
  worth: (isin: string, { paid, value, profit }: { paid: string; value: string; profit: string }) =>
    `You paid ${paid} for ${isin}; at its market price it is worth ${value}: ${profit} from the change of price.`,
  isin: (isin: string, country: string) => `${isin} is one of yours; its first two letters stand for ${country}.`,
  basisPoint: (value: string, loss: string) => `Your bonds are worth ${value}; one basis point more of yield costs them ${loss}.`,
  concentration: (equal: string) => `Your portfolio is as concentrated as ${equal} equal holdings.`,
  etfs: (count: string) => `ETFs that you hold: ${count}.`,
  expired: (count: string) => `Holdings of yours that are expired: ${count}.`,
}; // prettier-ignore

const bg: typeof en = {
  own: 'С вашите числа:',
  ytm: (isin, price, yieldPercent) => `При чиста цена ${price} доходността до падежа на ${isin} е ${yieldPercent}.`,
  currentYield: (isin, price, percent) => `При чиста цена ${price} текущата доходност на ${isin} е ${percent}.`,
  coupon: (isin, rate, next) => `${isin} е с купон ${rate} годишно${next}.`,
  nextCoupon: (amount, day) => `, а на ${day} плаща ${amount}`,
  nominal: (isin, nominal) => `Държите ${isin} с номинал ${nominal}.`,
  /** The day ends in a full stop. */
  maturity: (isin, day) => `Падежът на ${isin} е ${day}`,
  prices: (isin, bought, now) => `Купили сте ${isin} на цена ${bought}; пазарната ѝ цена е ${now}.`,
  cleanAndDirty: (isin, { clean, accrued, dirty }) =>
    `Чистата цена на ${isin} е ${clean}; с натрупана лихва ${accrued} брутната цена е ${dirty}, всичко на 100 номинал.`,
  accrued: (isin, amount, days) => `От последния купон насам ${isin} е натрупала ${amount} (дни: ${days}).`,
  duration: (isin, years) => `Дюрацията на Маколи на ${isin} е ${years} години.`,
  modifiedDuration: (isin, percent) =>
    `Модифицираната дюрация на ${isin} е ${percent}: с около толкова процента пада цената ѝ, ако доходността се повиши с един процентен пункт.`,
  convexity: (isin, convexity) => `Изпъкналостта на ${isin} е ${convexity}.`,
  worth: (isin, { paid, value, profit }) =>
    `Платили сте ${paid} за ${isin}; по пазарна цена струва ${value}: ${profit} от промяната на цената.`,
  isin: (isin, country) => `${isin} е една от вашите; първите две букви са на ${country}.`,
  basisPoint: (value, loss) => `Облигациите ви струват ${value}; един базисен пункт повече доходност им струва ${loss}.`,
  concentration: (equal) => `Портфейлът ви е концентриран колкото ${equal} еднакви позиции.`,
  etfs: (count) => `ETF-и, които държите: ${count}.`,
  expired: (count) => `Ваши изтекли позиции: ${count}.`,
}; // prettier-ignore

export const EXAMPLE_TEXTS: Readonly<Record<Language, typeof en>> = { en, bg };
