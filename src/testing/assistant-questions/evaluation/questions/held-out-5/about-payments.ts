import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { cameWithin, couponsWithin, dividendsWithin, dueWithin, either } from '../../sums.ts';

const { came, coming, day, dividends, euroCame, euroDividends, euroDue, missing, money, received, sum, word } = figures; // prettier-ignore
const IN_A_YEAR = '2027-03-02';
const ofIssuer = (issuer: string) => (coupon: { bond: { issuer: string } }) => coupon.bond.issuer === issuer;
const between = (from: string, to: string) => money(euroDue(couponsWithin(from, to)));
const cameFrom = (issuer: string) => money(euroCame(received().filter(ofIssuer(issuer))));
const [next] = coming();
const owed = euroDue(missing);
const due2025 = euroDue(couponsWithin('2025-01-01', '2025-12-31'));
const dividends2025 = euroDividends(dividends('2025'));
const sterling = sum(
  received()
    .filter(ofIssuer('United Kingdom'))
    .map((one) => one.came),
);

/** What came, is to come and has not come. */
export const HELD_OUT_5_ABOUT_PAYMENTS: readonly AskedQuestion[] = [
  ...questions('payments-received', { holds: [came('2026-02')] }, { enHeldOut: ['what came in during february'] }),
  ...questions('payments-received', { holds: [money(euroCame(couponsWithin('2025-07-01', '2025-09-30')))] }, {
    enHeldOut: ['coupons received between 1 July and 30 September 2025'],
    bgHeldOut: ['постъпления от купони за третото тримесечие на 2025, без дивидентите'],
  }),
  ...questions('payments-received', { holds: [cameWithin('2025-10-01', '2025-12-31')] }, { enHeldOut: ['last quarter income'] }),
  ...questions('payments-received', { holds: [money(euroCame(couponsWithin('2025-03-01', TODAY)))] }, { enHeldOut: ['bond interest I have had since 1 March last year, in euro'] }),
  ...questions('payments-received', { holds: [cameWithin('2025-01-01', '2025-06-30')] }, { enHeldOut: ['received in the first half of 2025'] }),
  ...questions('payments-received', { holds: [money(euroCame(received('2025')))] }, { bgHeldOut: ['колко купони взех миналата година'] }),
  ...questions('payments-received', { holds: [came('2026-01')] }, { bgHeldOut: ['получих ли нещо през януари и от какво'] }),
  ...questions('payments-received', { holds: [came('2026')] }, { bgHeldOut: ['колко получих общо от началото на годината'] }),
  ...questions('payments-received', { holds: [came('2025'), [money(due2025), money(due2025 + dividends2025)]] }, { bgHeldOut: ['очаквано срещу получено за 2025, дай двете числа'] }),
  ...questions('payments-received', { holds: [cameFrom('Trakia Energy')] }, { enHeldOut: ['How much have I received from Trakia so far, all coupons together?'] }),
  ...questions('payments-received', { holds: [money(euroCame(received('2025').filter(({ bond }) => bond.bank === 'Interactive Brokers')))] }, { enHeldOut: ['coupons from the IBKR bonds in 2025, no dividends'] }),
  ...questions('payments-received', { holds: [either(sterling, 'GBP')] }, { bgHeldOut: ['плащания от паундовата облигация досега'] }),
  ...questions('payments-received', { holds: [money(euroCame(received('2024')) / 12)] }, { bgHeldOut: ['средно на месец колко лихви взимах през 2024'] }),
  ...questions('payments-received', { holds: [day('2026-02-15'), either(387.5, 'USD')] }, { bgHeldOut: ['кога за последно ми платиха лихва и колко'] }),
  ...questions('payments-received', { holds: [money(euroCame(received('2024')))] }, { enHeldOut: ['sum of interests that was payed to me in year 2024'] }),
  ...questions('next-payment', { holds: [day(next?.day ?? ''), money(next?.due ?? 0)] }, { enHeldOut: ['when do i get paid next and how much'] }),
  ...questions('next-payment', { holds: [[day(next?.day ?? ''), '8'].flat()] }, { bgHeldOut: ['след колко дни е следващият купон'] }),
  ...questions('next-payment', { holds: [day('2026-08-15'), either(387.5, 'USD')] }, { bgHeldOut: ['кога е следващият купон от американското Treasury'] }),
  ...questions('next-payment', { holds: [day('2026-05-25'), money(20)] }, { enHeldOut: ['Kindly confirm the date and amount of the coming French coupon.'] }),
  ...questions('coming-payments', { holds: ['2026-03-10', '2026-03-23', '2026-05-03'].map(day) }, { enHeldOut: ['next 3 payments'] }),
  ...questions('coming-payments', { holds: [dueWithin('2026-03-03', '2026-12-24')] }, {
    enHeldOut: ['how much will land before Christmas'],
    bgHeldOut: ['до Коледа колко ще получа'],
  }),
  ...questions('coming-payments', { holds: [day('2026-05-03'), day('2026-05-25')] }, { enHeldOut: ['what is due in May'] }),
  ...questions('coming-payments', { holds: [day('2026-05-03'), [either(15_180, 'USD'), either(15_000, 'USD')].flat()] }, { enHeldOut: ['is the Apple bond going to pay once more or is it over? what do i get on the last day'] }),
  ...questions('coming-payments', { holds: [between('2026-03-03', IN_A_YEAR)] }, { enHeldOut: ['cash in over the next 12 months, interest only'] }),
  ...questions('coming-payments', { holds: [[between('2026-07-01', '2026-07-31'), money(euroDue(couponsWithin('2026-07-01', '2026-07-31')) + euroDividends(dividends('2025-07')))]] }, { enHeldOut: ['July income expected'] }),
  ...questions('coming-payments', { holds: [money(euroDue(couponsWithin('2027-01-01', '2027-12-31')) / 12)] }, { enHeldOut: ['I live on the coupons. Next year, what will that make per month on average?'] }),
  ...questions('coming-payments', { holds: [day('2026-03-10'), money(107.81)], not: ['162.50'] }, { enHeldOut: ['anything due next week?'] }),
  ...questions('coming-payments', { holds: [money(540), either(387.5, 'USD')] }, { bgHeldOut: ['през август какво ми се плаща'] }),
  ...questions('coming-payments', { holds: [money(1625), money(165), money(107.81)] }, { bgHeldOut: ['от кои книжа да очаквам пари през юни'] }),
  ...questions('coming-payments', { holds: [between('2026-03-03', '2026-04-30')] }, { bgHeldOut: ['от днес до края на април какво влиза'] }),
  ...questions('coming-payments', { holds: [money(euroDue(couponsWithin('2026-03-03', IN_A_YEAR, ({ bond }) => bond.bank === 'Банка ДСК')))] }, { bgHeldOut: ['купоните от ДСК за следващите дванайсет месеца сборно'] }),
  ...questions('missing-payments', { holds: [day('2025-12-01'), money(165)] }, { enHeldOut: ['Has Italy paid its December coupon?'] }),
  ...questions('missing-payments', { holds: ['XS2536817211', 'IT0005094088', money(1625), money(165)] }, { enHeldOut: ['which coupons never arrived'] }),
  ...questions('missing-payments', { holds: ['DE0001102614', word(money(40), money(500))] }, { enHeldOut: ['did anyone pay me less than they should have'] }),
  ...questions('missing-payments', { holds: [[money(owed), money(owed + 40)]] }, { enHeldOut: ['total overdue in euro'] }),
  ...questions('missing-payments', { holds: [word(money(40), money(500))] }, { bgHeldOut: ['plateno li e vsichko ot germanskata obligacia'] }),
  ...questions('missing-payments', { holds: ['XS2536817211', 'IT0005094088', [day('2025-06-01'), '274'].flat(), [day('2025-12-01'), '91'].flat()] }, { bgHeldOut: ['Кои лихви са просрочени и с колко дни?'] }),
  ...questions('missing-payments', { holds: [day('2025-06-01'), money(1625)] }, { bgHeldOut: ['Съпругът ми казва, че Тракия още ни дължи един купон. Вярно ли е и от кога?'] }),
  ...questions('missing-payments', { holds: [money(165)] }, { bgHeldOut: ['дължимо неполучено от италианската'] }),
  ...questions('largest-payments', { holds: [money(1625)] }, { enHeldOut: ['biggest single coupon I ever got'] }),
  ...questions('largest-payments', { holds: [[either(15_000, 'USD'), either(15_180, 'USD'), money(1625)].flat()] }, { bgHeldOut: ['най-голямото плащане, което ми предстои тази година'] }),
  ...questions('coupon-amount', { holds: [either(387.5, 'USD')] }, { enHeldOut: ['how much does the us treasury pay each time'] }),
  ...questions('coupon-amount', { holds: [money(107.81)] }, { bgHeldOut: ['колко ми носи Монолит на тримесечие'] }),
  ...questions('coupon-amount', { holds: [money(562.5)] }, { bgHeldOut: ['kupon na bg2030026111 kolko e v evro'] }),
  ...questions('coupon-amount', { holds: [[either(1135, 'USD'), either(955, 'USD')].flat()] }, { bgHeldOut: ['колко лихва годишно ми плащат доларовите облигации'] }),
  ...questions('payments-received', { holds: [money(euroCame(received('2025')) + dividends2025), money(dividends2025)] }, { enHeldOut: ['for 2025 i want coupons plus dividends as one number, and of which dividends'] }),
  ...questions('dividends', { holds: [money(euroDividends(dividendsWithin('2025-03-03', TODAY)))] }, { enHeldOut: ['dividends in the last 12 months'] }),
]; // prettier-ignore
