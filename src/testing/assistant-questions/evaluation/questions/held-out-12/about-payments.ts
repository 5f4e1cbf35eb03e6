import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { accruedOf, DSK, IBKR, isCompany, states } from '../../readings.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { yieldOf } from '../../repricing.ts';
import { cameWithin, dueWithin, either, gainOn } from '../../sums.ts';

const { at, bond, bonds, couponTax, day, dividends, dividendTax, euro, euroCame, euroDividends, label, labels, money, precise, received, row, shares, sum,  } = figures; // prettier-ignore
const [TRAKIA, ITALY, MONOLITH, APPLE, GILT, WORLD] = [
  'XS2536817211',
  'IT0005094088',
  'BG2100013205',
  'US0378331AA1',
  'GB00BL68HJ26',
  'IE00B4L5Y983',
] as const;
/** Before tax or after it. */
const paidBy = (isin: string): number[] => {
  const paid = dividends().filter(({ of }) => of.isin === isin);
  const gross = sum(paid.map((one) => one.gross));
  return [gross, gross - sum(paid.map(({ tax }) => tax))];
};
const taxBy = (isin: string) =>
  sum(
    dividends()
      .filter(({ of }) => of.isin === isin)
      .map(({ tax }) => tax),
  );
const taxOf2025 = couponTax(received('2025')) + dividendTax('2025');
const dividendsOf2025 = euroDividends(dividends('2025'));
const incomeOf2025 = euroCame(received('2025')) + dividendsOf2025;
const yearOfCoupons = sum(
  bonds().map(({ nominal, coupon, currency }) => euro((nominal * coupon) / 100, currency)),
);
const annual = [money(yearOfCoupons), dueWithin('2026-03-03', '2027-03-02')].flat();
const quarters = (
  [
    ['2025-01-01', '2025-03-31'],
    ['2025-04-01', '2025-06-30'],
    ['2025-07-01', '2025-09-30'],
    ['2025-10-01', '2025-12-31'],
  ] as const
).map(([start, end]) => cameWithin(start, end));
const ofStates = received('2025').filter(({ bond }) => !isCompany(bond));
const states2025 = [ofStates, ofStates.filter(({ bond }) => bond.expired !== true)].map((paid) =>
  money(euroCame(paid)),
);
const brokers2025 = received('2025').filter(({ bond }) => bond.bank === IBKR);
const halves = [cameWithin('2025-01-01', '2025-06-30'), cameWithin('2025-07-01', '2025-12-31')];

/** What came, what is to come, what is missing and what was withheld. */
export const HELD_OUT_12_ABOUT_PAYMENTS: readonly AskedQuestion[] = [
  ...questions('payments-received', { holds: [cameWithin('2026-01-01', '2026-01-31')] }, { enHeldOut: ['How much interest did I get in January 2026?'] }),
  ...questions('payments-received', { holds: [cameWithin('2025-01-01', '2025-06-30')] }, { enHeldOut: ['sum up coupons 01.01.2025 - 30.06.2025'] }),
  ...questions('payments-received', { holds: [money(euroCame(brokers2025))] }, { enHeldOut: ['coupons in 2025 from the bonds at Interactive Brokers'] }),
  ...questions('payments-received', { holds: [cameWithin('2026-02-01', '2026-02-28')] }, { bgHeldOut: ['постъпления за миналия месец'] }),
  ...questions('payments-received', { holds: quarters }, { enHeldOut: ['coupon receipts per quarter, 2025'] }),
  ...questions('payments-received', { holds: [money(1625)] }, { bgHeldOut: ['купоните от Тракия Енерджи година по година'] }),
  ...questions('payments-received', { holds: [cameWithin('2025-07-01', '2025-09-30')] }, { bgHeldOut: ['какво ни е преведено между 1 юли и 30 септември 2025 г.'] }),
  ...questions('payments-received', { holds: [states2025] }, { bgHeldOut: ['изплатени лихви от държавни книжа през 2025 – общо'] }),
  ...questions('missing-payments', { holds: [money(1625), day('2025-06-01')] }, { enHeldOut: ['Did Trakia skip a coupon?'] }),
  ...questions('missing-payments', { holds: [TRAKIA, ITALY] }, { enHeldOut: ['anything still unpaid that shoud have come by now?'], bgHeldOut: ['ima li zakasneli plashtaniq'] }),
  ...questions('missing-payments', { holds: [[day('2025-12-01'), '91'].flat()] }, { enHeldOut: ['how long has the Italian coupon been overdue'] }),
  ...questions('missing-payments', { holds: [ITALY, money(165)] }, { bgHeldOut: ['Платила ли е Италия декемврийския купон?'] }),
  ...questions('coming-payments', { holds: [either(387.5, 'USD')] }, { enHeldOut: ['coupons the US Treasury still has to pay this year'] }),
  ...questions('coming-payments', { holds: [dueWithin(TODAY, '2026-03-31')] }, { bgHeldOut: ['Какво пристига до края на март?'] }),
  ...questions('coming-payments', { holds: [annual] }, { enHeldOut: ['How much a year do all my coupons make?'], bgHeldOut: ['Годишно по колко купони ни се полагат?'] }),
  ...questions('next-payment', { holds: [[MONOLITH, 'Монолит'], day('2026-03-10')] }, { enHeldOut: ['who pays me next and when'], bgHeldOut: ['koga e sledvashtiq kupon i ot kogo'] }),
  ...questions('taxes-paid', { holds: [either(taxBy('US5949181045'), 'USD')] }, { enHeldOut: ['How much tax was taken from my Microsoft dividends?'] }),
  ...questions('taxes-paid', { holds: [money(couponTax(received('2025')))] }, { bgHeldOut: ['удържани даньци върху купоните за 2025'] }),
  ...questions('dividends', { holds: [money(dividendsOf2025)] }, { enHeldOut: ['total dividents received in 2025, gross'] }),
  ...questions('dividends', { holds: labels(shares), not: [WORLD] }, { enHeldOut: ['which shares paid a dividend last year?'] }),
  ...questions('dividends', { holds: [paidBy('BG1100003166').map(money)] }, { bgHeldOut: ['Какви девиденти съм получил от български акции?'] }),
  ...questions('compare-periods', { holds: [cameWithin('2026-01-01', TODAY), cameWithin('2025-01-01', '2025-03-02')] }, { enHeldOut: ['coupons so far this year against the same stretch of last year'] }),
  ...questions('compare-periods', { holds: halves }, { bgHeldOut: ['Повече купони ли дойдоха през второто полугодие на 2025 от първото?'] }),
  ...questions('largest-payments', { holds: [money(1625), money(562.5)], first: label(row(TRAKIA)) }, { enHeldOut: ["the five biggest coupons i've had"] }),
  ...questions('largest-payments', { holds: [money(1625)], first: label(row(TRAKIA)) }, { bgHeldOut: ['рекордният ми купон досега от кого е'] }),
  ...questions('coupon-amount', { holds: [money(20)] }, { enHeldOut: ['size of one coupon on the French bond'] }),
  ...questions('coupon-amount', { holds: [either(123.75, 'GBP')] }, { bgHeldOut: ['по колко е шестмесечният купон на британската облигация'] }),
  ...questions('accrued-interest', { holds: [accruedOf(bonds(at(DSK)))] }, { enHeldOut: ['accured interest, DSK bonds, total'] }),
  ...questions('accrued-interest', { holds: [accruedOf(states)] }, { bgHeldOut: ['Каква лихва се е натрупала общо по държавните ми облигации?'] }),
  ...questions('working', { holds: [precise(yieldOf(bond(APPLE)))] }, { enHeldOut: ['How did you arrive at the yield of the Apple bond?'] }),
  ...questions('working', { holds: [gainOn(GILT)] }, { bgHeldOut: ['покажи ми сметката за печалбата от британската облигация'] }),
  ...questions('income-of-period', { holds: [[incomeOf2025, incomeOf2025 - taxOf2025].map(money)] }, { enHeldOut: ['What was my income in 2025, coupons plus dividends?'], bgHeldOut: ['Приходи от лихви и дивиденти за 2025 – за счетоводителката'] }),
]; // prettier-ignore
