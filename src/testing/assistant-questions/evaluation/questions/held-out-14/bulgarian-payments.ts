import * as figures from '../../figures.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { accruedOf, FIBANK } from '../../readings.ts';
import { cameWithin, dueWithin, either } from '../../sums.ts';
import { GERMANY, ITALY, MONOLITH, SAP, TRAKIA, TREASURY } from '../held-out-13/named-holdings.ts';

const { accrued, bonds, came, couponTax, day, dividendTax, euroCame, label, missing, money, of, received, row, sum, word } = figures; // prettier-ignore

const paid = (year: string, fits: (coupon: ReturnType<typeof received>[number]) => boolean) =>
  money(euroCame(received(year).filter(fits)));
const inDollars = received('2025').filter(({ bond }) => bond.currency === 'USD');
const owed = sum(missing.map(({ due }) => due));

/** What came, what is to come, what is missing, and what was withheld. */
export const BULGARIAN_PAYMENTS: readonly AskedQuestion[] = [
  ...questions('next-payment', { holds: [day('2026-03-10'), word('Монолит', MONOLITH)] }, { bgHeldOut: ['koga e sledva6toto plashtane i ot kogo ide'] }),
  ...questions('next-payment', { holds: [day('2026-03-23')] }, { bgHeldOut: ['Кога ще ми платят отново по книжата за пенсия?'] }),
  ...questions('next-payment', { holds: [day('2026-06-01')] }, { bgHeldOut: [['какво ще дойде скоро', 'а от тракия кога']] }),
  ...questions('coming-payments', { holds: [dueWithin('2026-05-01', '2026-05-31')] }, { bgHeldOut: ['През май какви постъпления следва да очаквам, моля?'] }),
  ...questions('coupon-amount', { holds: ['107.81'] }, { bgHeldOut: [['кога плаща монолит', 'и по колко на път']] }),
  ...questions('payments-received', { holds: [came('2024')] }, { bgHeldOut: ['лихви паднали през 2024-та, общо'] }),
  ...questions('payments-received', { holds: [[money(euroCame(inDollars)), money(sum(inDollars.map((one) => one.came)))]] }, { bgHeldOut: ['Колко са купоните, които получих в долари през 2025 г.?'] }),
  ...questions('payments-received', { holds: [paid('2025', ({ bond }) => bond.bank === FIBANK)] }, { bgHeldOut: ['fibank колко лихви ми преведе за 2025'] }),
  ...questions('payments-received', { holds: [money(euroCame([...received('2024'), ...received('2025')]))] }, { bgHeldOut: [['купони 2025', 'а 2024', 'двете години заедно?']] }),
  ...questions('payments-received', { holds: [['500.00', '40.00']] }, { bgHeldOut: ['Платиха ли си германците на 15.08.2025 и пълна ли е сумата?'] }),
  ...questions('payments-received', { holds: [paid('2025', ({ bond }) => bond.isin === MONOLITH), day('2026-03-10')] }, { bgHeldOut: ['Колко получих от Монолит през 2025 г. и кога ще плати пак?'] }),
  ...questions('payments-received', { holds: [came('2026-02')] }, { bgHeldOut: [['какво влезе през януари', 'ами февруари?']] }),
  ...questions('missing-payments', { holds: [TRAKIA, ITALY] }, { bgHeldOut: ['някой да ми дължи пари дето не ги е пратил'] }),
  ...questions('missing-payments', { holds: [[money(owed), money(owed + 40)]] }, { bgHeldOut: [['Има ли неполучени плащания?', 'Колко е общата им сума?']] }),
  ...questions('missing-payments', { holds: [GERMANY, '40.00'] }, { bgHeldOut: ['дойде ли някое плащане орязано'] }),
  ...questions('dividends', { holds: [day('2025-07-10')] }, { bgHeldOut: ['Кога Софарма плати дивидент?'] }),
  ...questions('dividends', { holds: [either(45.88, 'USD')] }, { bgHeldOut: ['Майкрософт колко дивидент ми даде за 2025, чисто, след данъка'] }),
  ...questions('dividends', { holds: [label(row(SAP))], first: label(row(SAP)) }, { bgHeldOut: [['дивиденти за 2025', 'коя компания даде най-много в евро?']] }),
  ...questions('taxes-paid', { holds: [money(couponTax(received('2025').filter(({ bond }) => bond.isin === TRAKIA)))] }, { bgHeldOut: ['kolko danak mi udarjaha ot trakia prez 2025'] }),
  ...questions('taxes-paid', { holds: [money(couponTax(received()) + dividendTax())] }, { bgHeldOut: ['Какъв данък е удържан до този момент върху всички купони и дивиденти?'] }),
  ...questions('taxes-paid', { holds: [money(couponTax(received('2024')))] }, { bgHeldOut: [['Колко данък е удържан през 2025 г.?', 'А през 2024 г.?']] }),
  ...questions('largest-payments', { holds: ['1625.00', word(TRAKIA, 'Trakia Energy')] }, { bgHeldOut: ['koi ot predstoqshtite kuponi e nai golqm'] }),
  ...questions('income-of-period', { holds: [came('2025-03'), came('2025-05')] }, { bgHeldOut: ['Доходите ми месец по месец за първото полугодие на 2025 г.'] }),
  ...questions('compare-periods', { holds: [cameWithin('2025-01-01', '2025-06-30'), cameWithin('2025-07-01', '2025-12-31')] }, { bgHeldOut: ['Получените лихви през втората половина на 2025 спрямо първата?'] }),
  ...questions('compare-periods', { holds: [came('2025'), came('2024')] }, { bgHeldOut: [['колко получих през 2025', 'сравни го с предната година']] }),
  ...questions('accrued-interest', { holds: [either(accrued(TREASURY), 'USD')] }, { bgHeldOut: ['Каква е натрупаната до днес лихва по US91282CHT18?'] }),
  ...questions('accrued-interest', { holds: [accruedOf(bonds(of('EUR')))] }, { bgHeldOut: [['kolko natrupana lihva imam', 'a samo po evrovite']] }),
]; // prettier-ignore
