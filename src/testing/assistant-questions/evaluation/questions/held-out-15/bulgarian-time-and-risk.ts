import { moved, shifted, these, wholeAfter, yieldsOf } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion } from '../../question.ts';
import { durationsOf, meanYields, states, whole } from '../../readings.ts';
import { returnOver } from '../../returns.ts';
import { EVER, only } from '../../sums.ts';
import { GILT, MONOLITH, SAP, TRAKIA } from '../held-out-13/named-holdings.ts';
import { isEtf } from './expected.ts';

const { all, bond, bonds, day, etfs, from, money, of, part, totals, word } = figures;

const dollars = all.filter(of('USD'));
const beforeFirstEtf = '2024-02-04';

/** When the money comes back, what it has returned, how it is spread, and what could happen to it. */
export const HELD_OUT_15_BULGARIAN_ABOUT_TIME_AND_RISK: readonly AskedQuestion[] = [
  ...questions('maturities', these(({ currency }) => currency === 'EUR'), { bgHeldOut: ['Кога е падежът на всяка от облигациите ми в евро?'] }),
  ...questions('matured', { holds: ['BG2040002213', 'US912828ZT04'] }, { bgHeldOut: ['Кои облигации вече са ми изплатени на падеж?'] }),
  ...questions('principal-ladder', { holds: [whole(19_500)] }, { bgHeldOut: [['Кои облигации падежират през 2026 г.?', 'Колко главница ще получа от тях?']] }),
  ...questions('principal-ladder', { holds: ['2029', whole(64_000)] }, { bgHeldOut: ['През коя година ще ми върнат най-много главница?'] }),
  ...questions('total-return', { holds: [returnOver({ from: '2025-12-31', to: TODAY })] }, { bgHeldOut: ['Каква доходност имам от началото на 2026 г. досега?'] }),
  ...questions('total-return', { holds: [returnOver({ from: '2025-06-30', to: '2025-12-31' })] }, { bgHeldOut: [['Каква доходност имах през 2025 г.?', 'А само през второто полугодие?']] }),
  ...questions('total-return', { holds: [[EVER, { from: beforeFirstEtf, to: TODAY }].flatMap((held) => returnOver({ ...held, fits: isEtf }))] }, { bgHeldOut: ['Каква доходност са дали ETF-ите ми, откакто ги държа?'] }),
  ...questions('total-return', { holds: [returnOver({ from: '2024-12-31', to: '2025-12-31', fits: only(SAP) })] }, { bgHeldOut: ['Kakva beshe dohodnostta na SAP prez 2025?'] }),
  ...questions('compare-holdings', { holds: [yieldsOf(TRAKIA), yieldsOf(MONOLITH)] }, { bgHeldOut: ['Коя има по-висока доходност до падежа: Trakia Energy или Монолит?'] }),
  ...questions('yield-of-holding', { holds: [yieldsOf(GILT), day('2030-01-22')] }, { bgHeldOut: ['Каква е доходността до падежа на GB00BL68HJ26 и кога е падежът ѝ?'] }),
  ...questions('average-yield', { holds: [meanYields(states)] }, { bgHeldOut: [['Каква е средната доходност на облигациите ми?', 'Само на държавните?']] }),
  ...questions('interest-rate-risk', { holds: [durationsOf(bonds(of('EUR')))] }, { bgHeldOut: ['Каква е дюрацията на облигациите ми в евро?'] }),
  ...questions('rates-shift', { holds: [shifted(2)] }, { bgHeldOut: ['Колко ще загубя, ако лихвите се повишат с 2 процентни пункта?'] }),
  ...questions('value-shift', { holds: [[moved('USD', 0.05), wholeAfter(dollars, 0.05)].flat()] }, { bgHeldOut: [['Какво ще стане с портфейла ми, ако доларът поевтинее с 10%?', 'А ако поскъпне с 5%?']] }),
  ...questions('value-shift', { holds: [totals(etfs).map((total) => money(total * 0.15))] }, { bgHeldOut: ['Ako ETF-ite mi padnat s 15%, kolko shte zagubq?'] }),
  ...questions('concentration', { holds: [word('Trakia Energy', TRAKIA), part([bond(TRAKIA)])] }, { bgHeldOut: ['Зависи ли портфейлът ми твърде много от един емитент?'] }),
  ...questions('exposure', { holds: [part(all.filter(from('BG')))] }, { bgHeldOut: ['Каква част от парите ми е вложена в България?'] }),
  ...questions('exposure', { holds: [part(all.filter(of('EUR'))), part(dollars), part(all.filter(of('GBP')))] }, { bgHeldOut: [['Как са разпределени парите ми по банки?', 'А по валути?']] }),
  ...questions('risk-overview', { holds: [[durationsOf(bonds()), shifted(1)].flat(2), word('Trakia Energy', 'Interactive Brokers')] }, { bgHeldOut: ['Кои са най-големите рискове в портфейла ми?'] }),
]; // prettier-ignore
