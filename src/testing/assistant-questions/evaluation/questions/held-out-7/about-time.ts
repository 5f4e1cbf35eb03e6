import { shifted, these } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { TODAY } from '../../holder.ts';
import { questions, type AskedQuestion, type Wanted } from '../../question.ts';
import { basisPoint, macaulayDuration, modifiedDuration } from '../../repricing.ts';
import { returnOver, valueOn } from '../../returns.ts';
import { cents } from '../../schedule.ts';
import { either, only } from '../../sums.ts';

const { accrued, at, bond, bonds, day, euro, euroCame, euroDividends, dividends, figure, money, precise, received, sum, values, all } = figures; // prettier-ignore
const END_2025 = '2025-12-31';
const nominals = (fits: (one: figures.Row) => boolean) => sum(bonds(fits).map(({ nominal, currency }) => euro(nominal, currency))); // prettier-ignore
const matures = (year: string) => bonds(({ maturity }) => maturity.startsWith(year));
const ladder = ['2026', '2027', '2029', '2030', '2032', '2033'].map((year) => money(sum(matures(year).map(({ nominal, currency }) => euro(nominal, currency))))); // prettier-ignore
const accruedAt = (bank?: string): Wanted =>
  [(amount: number) => amount, cents].map((round) =>
    money(
      sum(
        bonds(bank === undefined ? undefined : at(bank)).map(({ isin, currency }) =>
          round(euro(accrued(isin), currency)),
        ),
      ),
    ),
  );
const durations: Wanted = [modifiedDuration(bonds()), macaulayDuration(bonds())].flatMap((years) =>
  [figure(years), precise(years)].flat(),
);
const atBroker = bonds(at('Interactive Brokers'));
const rise = valueOn(TODAY) - valueOn(END_2025);
const came2026 = euroCame(received('2026')) + euroDividends(dividends('2026'));
const ofMicrosoft = { from: END_2025, to: TODAY, fits: only('US5949181045') };

/** Maturities, accrued interest, rates and changes. */
export const HELD_OUT_7_ABOUT_TIME: readonly AskedQuestion[] = [
  ...questions('maturities', { holds: ['US0378331AA1', 'BG2100013205', money(19_500)], not: ['DE0001102614', 'FR0013407236'] }, { bgHeldOut: ['падежи 2026'] }),
  ...questions('principal-ladder', { holds: ladder }, { enHeldOut: ['maturity ladder by year please'] }),
  ...questions('maturities', { holds: [day('2027-08-15'), money(30_000)] }, { enHeldOut: ['When do I get my money back from the German bond, and how much will it be?'] }),
  ...questions('ranking', { holds: [day('2033-08-15')], first: 'US91282CHT18' }, { enHeldOut: ['my longest bond is?'] }),
  ...questions('maturities', these(({ maturity }) => maturity >= '2032'), { enHeldOut: ['which bonds run past 2031'] }),
  ...questions('maturities', { holds: ['62'] }, { enHeldOut: ['how many days till the apple bond matures'] }),
  ...questions('accrued-interest', { holds: [accruedAt()] }, { enHeldOut: ['accrued interest, total'] }),
  ...questions('accrued-interest', { holds: [money(accrued('XS2536817211'))] }, { enHeldOut: ['What has accrued on the Trakia bond as of today?'] }),
  ...questions('holding-value', { holds: [money(figures.worth(bond('BG2040019213')) + accrued('BG2040019213'))] }, { enHeldOut: ['BG2040019213 value incl. accrued'] }),
  ...questions('interest-rate-risk', { holds: [durations] }, { enHeldOut: ['what is the duration of my bond portfolio?'] }),
  ...questions('rates-shift', { holds: [shifted(1)] }, { enHeldOut: ['If interest rates rise by 1% how much do I lose'], bgHeldOut: ['shte zagubq li ako lihvite skochat s 1%, kolko'] }),
  ...questions('rates-shift', { holds: [shifted(-0.5)] }, { enHeldOut: ['rates down half a percent, what happens with my bonds?'] }),
  ...questions('rates-shift', { holds: [shifted(-0.5, atBroker)] }, { bgHeldOut: ['ако доходностите паднат с 0,5 процентни пункта какво става с облигациите в Interactive Brokers'] }),
  ...questions('interest-rate-risk', { holds: [money(basisPoint(bonds())), money(basisPoint([bond('XS2536817211')]))] }, { enHeldOut: ['DV01 of the lot and which line contributes most'] }),
  ...questions('total-return', { holds: [[money(2250), figure((100 * 4.5) / 94), money(returnOf2025())].flat()] }, { enHeldOut: ['How much did Trakia lose in price during 2025?'] }),
  ...questions('total-return', { holds: [[returnOver(ofMicrosoft), either(67.5, 'USD'), figure(1.1)].flat()] }, { enHeldOut: ['msft since new year'] }),
  ...questions('value-change', { holds: [[money(237.2), money(rise), money(rise - came2026), figure((100 * 237.2) / values(all))].flat()] }, { bgHeldOut: ['как се движи портфейла от началото на годината, само промяна на цените'] }),
  ...questions('maturities', { holds: [...these(({ maturity }) => maturity < '2028-03-02').holds, money(nominals((one) => 'maturity' in one && one.maturity < '2028-03-02'))], not: ['FR0013407236', 'BG2040019213'] }, { bgHeldOut: ['Интересува ме кои облигации падежират в следващите две години и за колко пари.'] }),
  ...questions('maturities', { holds: [day('2029-05-25')] }, { bgHeldOut: ['koga padejira francuzkata obligaciq'] }),
  ...questions('accrued-interest', { holds: [accruedAt('Банка ДСК')] }, { bgHeldOut: ['natrupana lihva samo po obligaciite v DSK'] }),
]; // prettier-ignore

function returnOf2025(): number {
  const fits = only('XS2536817211');
  return valueOn('2024-12-31', fits) - valueOn(END_2025, fits);
}
