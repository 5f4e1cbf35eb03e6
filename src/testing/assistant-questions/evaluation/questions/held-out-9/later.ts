import { shifted, these, yieldsOf } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { DECLINED, questions, type AskedQuestion } from '../../question.ts';
import { gainOf, returnOver } from '../../returns.ts';
import { couponsWithin, dueWithin, either, gainOn, only } from '../../sums.ts';
import {
  DSK,
  durationsOf,
  FIBANK,
  IBKR,
  isCompany,
  nominals,
  partOf,
  states,
  UNI,
  whole,
  worthOn,
} from '../../readings.ts';

const { accrued, all, at, bond, bonds, came, cost, costs, couponTax, day, dividends, dividendTax, etfs, euroCame, euroDividends, figure, label, labels, money, of, part, profit, profits, received, row, shares, values, word, worthOf, worthOfOne } = figures; // prettier-ignore
const [TRAKIA, APPLE, MONOLIT, ITALY, GERMANY, SAP, MICROSOFT, WORLD, TREASURY] = [
  'XS2536817211', 'US0378331AA1', 'BG2100013205', 'IT0005094088', 'DE0001102614', 'DE0007164600', 'US5949181045', 'IE00B4L5Y983', 'US91282CHT18',
] as const; // prettier-ignore
const END_2025 = '2025-12-31';
const ofBank2025 = (bank: string) => received('2025').filter(({ bond: { bank: own } }) => own === bank);
const inPercent = (one: figures.Row) => figure((100 * profit(one)) / cost(one));

/** What the same people ask a week later. */
export const HELD_OUT_9_LATER: readonly AskedQuestion[] = [
  ...questions('overview-value', { holds: [worthOf(all.filter(of('GBP')))] }, { enHeldOut: ['everything in pounds sterling, what is it worth in euro'] }),
  ...questions('profit', { holds: [inPercent(row(WORLD))] }, { enHeldOut: ['MSCI World, gain in percent since purchase'] }),
  ...questions('exposure', { holds: [part(all.filter(at(IBKR)))] }, { enHeldOut: ['what share of my money sits at Interactive Brokers?'] }),
  ...questions('holding-value', { holds: [worthOfOne(GERMANY), worthOfOne(ITALY)] }, { enHeldOut: ['which is worth more, the German bond or the Italian one?'] }),
  ...questions('payments-received', { holds: [money(euroCame(ofBank2025(FIBANK))), money(euroCame(ofBank2025(UNI)))] }, { enHeldOut: ['coupons received in 2025: Fibank versus UniCredit'] }),
  ...questions('overview-value', { holds: [worthOn('2024-12-31'), worthOn(END_2025)] }, { enHeldOut: ['portfolio value at the end of 2024 and at the end of 2025'] }),
  ...questions('maturities', { holds: [GERMANY, day('2027-08-15')], not: [ITALY] }, { enHeldOut: ['do any bonds come due in 2027 or 2028'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(states)] }, { enHeldOut: ['how long is the duration of the sovereigns'] }),
  ...questions('rates-shift', { holds: [shifted(1, bonds(of('EUR')))] }, { enHeldOut: ['impact of +100bp on euro-denominated bonds only'] }),
  ...questions('list-holdings', { holds: labels(all.filter((one) => profit(one) < 0)), not: [WORLD, GERMANY] }, { enHeldOut: ['what is under water at the moment?'] }),
  ...questions('ranking', { holds: [], first: TREASURY }, { enHeldOut: ['furthest maturity in the portfolio'] }),
  ...questions('accrued-interest', { holds: [money(accrued(GERMANY))] }, { enHeldOut: ['interest accrued on DE0001102614 to date'] }),
  ...questions('taxes-paid', { holds: [money(couponTax(received('2025')) + dividendTax('2025'))] }, { enHeldOut: ['all tax withheld during 2025, coupons and dividends'] }),
  ...questions('dividends', { holds: [money(euroDividends(dividends('2025')))] }, { enHeldOut: ['how much did funds and shares distribute in 2025 in total, gross'] }),
  ...questions('missing-payments', { holds: [word('1625.00', '1,625.00')], not: [APPLE] }, { enHeldOut: ['is Trakia behind on anything?'] }),
  ...questions('exposure', { holds: [partOf(shares.filter(of('USD')), shares)] }, { enHeldOut: ['of my shares, how many percent are in dollars'] }),
  ...questions('list-holdings', these((one) => one.bank === 'Банка ДСК' && one.coupon > 1), { enHeldOut: ['DSK bonds with a coupon above 1 %'] }),
  ...questions('yield-of-holding', { holds: [yieldsOf(TRAKIA), yieldsOf(MONOLIT)] }, { enHeldOut: ['compare the yields of Trakia and Monolit'] }),
  ...questions('holding-details', { holds: [day('2024-08-19'), word('96.00', '96')] }, { enHeldOut: ['Trakia - bought on what day, at what price'] }),
  ...questions('total-return', { holds: [[gainOn(MICROSOFT), returnOver({ from: '2021-06-01', to: TODAY, fits: only(MICROSOFT) })].flat()] }, { enHeldOut: ['has Microsoft been a good investment for me so far in numbers'] }),
  ...questions('payments-received', { holds: [either(387.5, 'USD'), day('2026-02-15')] }, { enHeldOut: ['latest coupon that reached me'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(bonds(at(FIBANK)))] }, { enHeldOut: [['duration of everything at DSK', 'and at Fibank?']] }),
  ...questions('payments-received', { holds: [money(euroCame(received('2024')))] }, { enHeldOut: [['coupons received in 2025', '2024?']] }),
  ...questions('profit', { holds: [gainOn(SAP)] }, { enHeldOut: [['value of SAP', 'profit?']] }),
  ...questions('how-to', { holds: [word('Income', 'Missed payments')] }, { enHeldOut: ['where in the menu are the expected coupons'] }),
  ...questions('decline-advice', DECLINED, { enHeldOut: ['tell me which ETF to drop'] }),
  ...questions('decline-future', DECLINED, { enHeldOut: ['where will the dollar be by Christmas'] }),
  ...questions('overview-value', { holds: [worthOf(shares), money(costs(shares))] }, { bgHeldOut: ['акциите: платено и сегашна стойност'] }),
  ...questions('overview-value', { holds: [worthOf(bonds(of('EUR')))] }, { bgHeldOut: ['колко струват облигациите ми, деноминирани в евро'] }),
  ...questions('exposure', { holds: [worthOf(bonds()), worthOf(etfs), worthOf(shares)] }, { bgHeldOut: ['облигации, фондове и акции поотделно, в евро'] }),
  ...questions('profit', { holds: [money(profits(shares))] }, { bgHeldOut: ['колко съм спечелил от поскъпването на акциите'] }),
  ...questions('ranking', { holds: [], first: TRAKIA }, { bgHeldOut: ['кое ми носи най-голям минус'] }),
  ...questions('holding-value', { holds: [worthOfOne(MONOLIT)] }, { bgHeldOut: ['Монолит колко пари прави днес'] }),
  ...questions('payments-received', { holds: [came('2025-12')] }, { bgHeldOut: ['получено през декември 2025'] }),
  ...questions('coming-payments', { holds: [[money(figures.euroDue(couponsWithin('2026-03-03', '2026-05-31'))), dueWithin('2026-03-03', '2026-05-31')].flat()] }, { bgHeldOut: ['какви пари ме чакат до края на май'] }),
  ...questions('next-payment', { holds: [day('2026-03-10'), word(MONOLIT, 'Монолит')] }, { bgHeldOut: ['от кого ще дойдат следващите пари и кога'] }),
  ...questions('missing-payments', { holds: [TRAKIA, money(1625), ITALY, money(165)] }, { bgHeldOut: ['има ли закъснели лихви, и от кои книжа'] }),
  ...questions('compare-periods', { holds: [came('2025'), came('2024')] }, { bgHeldOut: ['плащания 2024 спрямо 2025'] }),
  ...questions('dividends', { holds: [money(60)] }, { bgHeldOut: ['какъв дивидент ми даде Софарма'] }),
  ...questions('taxes-paid', { holds: [money(couponTax(received().filter(({ bond: { isin } }) => isin === MONOLIT)))] }, { bgHeldOut: ['удържан данък от Монолит досега'] }),
  ...questions('maturities', { holds: [APPLE, MONOLIT], not: [GERMANY] }, { bgHeldOut: ['кои пари ми се връщат тази година'] }),
  ...questions('maturities', { holds: ['62'] }, { bgHeldOut: ['след колко дни падежира Apple'] }),
  ...questions('principal-ladder', { holds: [whole(nominals(bonds(({ maturity }) => maturity.startsWith('2029'))))] }, { bgHeldOut: ['главници за връщане по години'] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(bonds((one) => isCompany(one)))] }, { bgHeldOut: ['дюрация само на фирмените облигации'] }),
  ...questions('rates-shift', { holds: [shifted(0.5)] }, { bgHeldOut: ['доходностите скачат с половин процент – загуба в евро'] }),
  ...questions('value-shift', { holds: [money(0.1 * values(etfs))] }, { bgHeldOut: ['ETF-ите поевтиняват с 10 процента, колко губя'] }),
  ...questions('total-return', { holds: [[money(gainOf({ from: END_2025, to: TODAY })), returnOver({ from: END_2025, to: TODAY })].flat()] }, { bgHeldOut: ['резултат от началото на тази година'] }),
  ...questions('holding-details', { holds: [figure(bond(APPLE).coupon), day('2026-05-03')] }, { bgHeldOut: ['Apple купон и падеж'] }),
  ...questions('list-holdings', { holds: labels(etfs), not: ['Софарма'] }, { bgHeldOut: ['изреди фондовете ми'] }),
  ...questions('list-holdings', { holds: [label(row(MICROSOFT))], not: ['Софарма'] }, { bgHeldOut: [['кои акции имам', 'само американските']] }),
  ...questions('overview-value', { holds: [worthOf(all.filter(at(FIBANK)))] }, { bgHeldOut: [['колко имам в ДСК', 'а във Фибанк?']] }),
  ...questions('accrued-interest', { holds: [money(accrued(TRAKIA))] }, { bgHeldOut: [['какъв е падежът на Тракия', 'а натрупаната лихва?']] }),
  ...questions('overview-value', { holds: [worthOf(all.filter(at(DSK)))] }, { bgHeldOut: ['v DSK obshto kolko imam kato stoinost'] }),
  ...questions('how-to', { holds: [word('Редактиране на плащане', 'Плащания')] }, { bgHeldOut: ['сбърках датата на един купон, откъде я оправям'] }),
  ...questions('decline-advice', DECLINED, { bgHeldOut: ['струва ли си да държа Apple до падежа'] }),
  ...questions('decline-future', DECLINED, { bgHeldOut: ['ще вдигне ли ЕЦБ лихвите'] }),
  ...questions('glossary', { holds: [word('падежа', 'падеж')] }, { bgHeldOut: ['какво значи доходност до падежа'] }),
]; // prettier-ignore
