import { moved, shifted, these, wholeAfter, yieldsOf } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { companies, durationsOf, meanOf, meanYields, whole, worthOn } from '../../readings.ts';
import { returnOver } from '../../returns.ts';
import { dealsOf, EVER, only, worthInOwn } from '../../sums.ts';
import { BULGARIA_2030, GERMANY, MICROSOFT, SAP, TRAKIA } from '../held-out-13/named-holdings.ts'; // prettier-ignore

const { all, bonds, day, money, of, shares, totals, word, worthOf } = figures;

const year2025 = { from: '2024-12-31', to: '2025-12-31' };
const isEtf = (one: figures.Row) => 'kind' in one && one.kind === 'etf';
const dollars = all.filter(of('USD'));
const trakia = word(TRAKIA, 'Trakia Energy');

/** When the money comes back, what it has returned, and what could happen to it. */
export const BULGARIAN_TIME_AND_RISK: readonly AskedQuestion[] = [
  ...questions('maturities', these(({ maturity }) => maturity >= '2029' && maturity < '2031'), { bgHeldOut: ['Кои облигации са с падеж през 2029 или 2030 година?'] }),
  ...questions('maturities', { holds: [day('2029-12-01')] }, { bgHeldOut: [['облигации с падеж 2029', 'коя от тях е най-късно']] }),
  ...questions('maturities', { holds: [day('2027-08-15'), yieldsOf(GERMANY)] }, { bgHeldOut: ['Кога падежира Германия и каква е доходността ѝ до падежа?'] }),
  ...questions('principal-ladder', { holds: [whole(32_500)] }, { bgHeldOut: ['Каква сума от главници ще ми бъде върната през 2030 г.?'] }),
  ...questions('matured', { holds: ['BG2040002213', 'US912828ZT04', whole(6000), [10_000, 8000].flatMap(whole)] }, { bgHeldOut: ['Кои облигации вече са погасени и каква главница е върната по всяка?'] }),
  ...questions('total-return', { holds: [returnOver({ from: '2023-12-31', to: '2024-12-31' })] }, { bgHeldOut: ['Каква доходност е постигнал портфейлът през календарната 2024 г.?'] }),
  ...questions('total-return', { holds: [returnOver({ from: '2025-09-30', to: '2025-12-31' })] }, { bgHeldOut: ['доходност 4-то тримесечие 2025'] }),
  ...questions('total-return', { holds: [returnOver({ from: '2025-09-02', to: TODAY })] }, { bgHeldOut: ['Как се справят инвестициите през последните шест месеца?'] }),
  ...questions('total-return', { holds: [returnOver({ ...EVER, fits: only(TRAKIA) })] }, { bgHeldOut: ['trakia energy kakva dohodnost e dala otkakto q darja'] }),
  ...questions('total-return', { holds: [returnOver({ ...year2025, fits: isEtf })] }, { bgHeldOut: [['доходност за 2025', 'само етф-ите']] }),
  ...questions('total-return', { holds: [returnOver(year2025)] }, { bgHeldOut: [['каква е доходността ми тази година', 'и за миналата?']] }),
  ...questions('total-return', { holds: [returnOver({ ...year2025, fits: only(MICROSOFT) }), returnOver({ ...year2025, fits: only(SAP) })] }, { bgHeldOut: ['Microsoft или SAP - кое даде по-добра възвръщаемост през 2025?'] }),
  ...questions('overview-value', { holds: [worthOn('2025-09-30')] }, { bgHeldOut: ['На колко се оценяваха всичките ми книжа на 30 септември 2025 г.?'] }),
  ...questions('yield-of-holding', { holds: [yieldsOf(BULGARIA_2030)] }, { bgHeldOut: ['ytm na bg2030026111'] }),
  ...questions('ranking', { holds: [trakia], first: trakia }, { bgHeldOut: ['Коя от облигациите е с най-висока доходност до падежа?'] }),
  ...questions('average-yield', { holds: [meanYields(bonds(of('EUR')))] }, { bgHeldOut: ['средна доходност до падежа на облигациите в евро'] }),
  ...questions('average-coupon', { holds: [meanOf(companies, ({ coupon }) => coupon)] }, { bgHeldOut: [['Какъв среден купон имат облигациите ми?', 'само фирмените']] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(bonds(({ isin }) => isin !== TRAKIA))] }, { bgHeldOut: [['дюрация на всички облигации', 'а без Тракия?']] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(bonds())] }, { bgHeldOut: [['Какво е дюрация?', 'И колко е моята?']] }),
  ...questions('rates-shift', { holds: [shifted(1.5)] }, { bgHeldOut: ['ако лихвите се качат с процент и половина колко ми се топи портфейла'] }),
  ...questions('rates-shift', { holds: [shifted(-0.25)] }, { bgHeldOut: ['При понижение на лихвите с 0,25 процентни пункта колко бих спечелил?'] }),
  ...questions('rates-shift', { holds: [shifted(1, bonds(of('USD')))] }, { bgHeldOut: [['Какво ще стане, ако лихвите се вдигнат с 1 %?', 'само за доларовите облигации']] }),
  ...questions('value-shift', { holds: [wholeAfter(shares, -0.5)] }, { bgHeldOut: ['Ако акциите ми загубят половината си стойност, колко ще остане от целия портфейл?'] }),
  ...questions('value-shift', { holds: [totals(dealsOf(SAP)).map((total) => money(total * 0.25))] }, { bgHeldOut: ['ako sap poevtinee s 25% kolko gubq'] }),
  ...questions('value-shift', { holds: [moved('GBP', 0.1)] }, { bgHeldOut: [['ами ако доларът поскъпне с 10 %', 'а паундът?']] }),
  ...questions('value-shift', { holds: [[worthOf(dollars), worthInOwn(dollars)].flat(), moved('USD', 0.2)] }, { bgHeldOut: ['Колко държа в долари и какво губя, ако поевтинеят с 20 на сто?'] }),
]; // prettier-ignore
