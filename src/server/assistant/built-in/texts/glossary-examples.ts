import type { Text } from './text.ts';

/** What the words mean with the person's own numbers. */
export const EXAMPLE_TEXTS = {
  'example.own': { en: 'With your own numbers:', bg: 'С вашите числа:' },
  'example.ytm': { en: 'At a clean price of {cleanPrice:price}, {isin} has a YTM of {yieldPercent:percent}.', bg: 'При чиста цена {cleanPrice:price} доходността до падежа на {isin} е {yieldPercent:percent}.' },
  'example.currentYield': { en: 'At a clean price of {cleanPrice:price}, {isin} has a current yield of {currentYieldPercent:percent}.', bg: 'При чиста цена {cleanPrice:price} текущата доходност на {isin} е {currentYieldPercent:percent}.' },
  'example.coupon': { en: '{isin} has a coupon of {couponPercent:percent} a year{next}.', bg: '{isin} е с купон {couponPercent:percent} годишно{next}.' },
  'example.nextCoupon': { en: ', and pays {amount} on {date}', bg: ', а на {date} плаща {amount}' },
  'example.nominal': { en: 'You hold {isin} with a nominal of {nominal}.', bg: 'Държите {isin} с номинал {nominal}.' },
  'example.maturity': { en: '{isin} matures on {day}.', bg: 'Падежът на {isin} е {day}' },
  'example.prices': { en: 'You bought {isin} at {bought}; its market price is {now}.', bg: 'Купили сте {isin} на цена {bought}; пазарната ѝ цена е {now}.' },
  'example.cleanAndDirty': { en: 'Of {isin} the clean price is {cleanPrice:price}; with accrued interest of {accruedPerHundred:price} the dirty price is {dirtyPrice:price}, each per 100 of nominal.', bg: 'Чистата цена на {isin} е {cleanPrice:price}; с натрупана лихва {accruedPerHundred:price} брутната цена е {dirtyPrice:price}, всичко на 100 номинал.' },
  'example.accrued': { en: '{isin} has earned {accrued} since its last coupon (days: {accruedDays}).', bg: 'От последния купон насам {isin} е натрупала {accrued} (дни: {accruedDays}).' },
  'example.duration': { en: 'The modified duration of {isin} is {modifiedDurationYears:price}, its Macaulay duration {macaulayDurationYears:price} years.', bg: 'Модифицираната дюрация на {isin} е {modifiedDurationYears:price}, а дюрацията на Маколи – {macaulayDurationYears:price} години.' },
  'example.modifiedDuration': { en: 'The modified duration of {isin} is {modifiedDurationYears:price}: by about so many percent its price falls when its yield rises by one percentage point.', bg: 'Модифицираната дюрация на {isin} е {modifiedDurationYears:price}: с около толкова процента пада цената ѝ, ако доходността се повиши с един процентен пункт.' },
  'example.convexity': { en: 'The convexity of {isin} is {convexity:price}.', bg: 'Изпъкналостта на {isin} е {convexity:price}.' },
  'example.worth': { en: 'You paid {paid} for {isin}; at its market price it is worth {value}: {profit} from the change of price.', bg: 'Платили сте {paid} за {isin}; по пазарна цена струва {value}: {profit} от промяната на цената.' },
  'example.isin': { en: '{isin} is one of yours; its first two letters stand for {country}.', bg: '{isin} е една от вашите; първите две букви са на {country}.' },
  'example.basisPoint': { en: 'Your bonds are worth {value}; one basis point more of yield costs them {loss}.', bg: 'Облигациите ви струват {value}; повишение на доходността с една базисна точка намалява стойността им с {loss}.' },
  'example.concentration': { en: 'Your portfolio is as concentrated as {equal} equal holdings.', bg: 'Портфейлът ви е концентриран колкото {equal} равни по стойност позиции.' },
  'example.etfs': { en: 'ETFs that you hold: {count}.', bg: 'ETF-и, които държите: {count}.' },
  'example.expired': { en: 'Holdings of yours that are expired: {count}.', bg: 'Ваши изтекли позиции: {count}.' },
} as const satisfies Readonly<Record<string, Text>>; // prettier-ignore
