import type { CalendarDate } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import type { BondExposure } from '#domain/portfolio/risk/bond-exposure';
import { keyRateShift, parallelShift } from '#domain/portfolio/risk/scenarios';
import { shownValue } from '#domain/portfolio/valuation/shown-value';
import type { ScenarioBody, ScenarioOnWire } from '#api/portfolio/figures/risk';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { unknown } from '../positions/position-on-wire.ts';
import { countBonds } from './count-bonds.ts';
import { loadExposures } from './load-exposures.ts';
import { BASIS_POINTS, euro } from './portfolio-risk.ts';

/** Returns a bond's gain or loss in euro; undefined if it has no price at its shifted yield. */
type Reprice = (bond: BondExposure) => Decimal | undefined;

function repricing({ parallel, keys = [] }: ScenarioBody): Reprice {
  const shifts = new Map(keys.map(({ years, basisPoints }) => [years, basisPoints / BASIS_POINTS]));
  return (bond) => {
    const shifted =
      parallel === undefined ? keyRateShift([bond], shifts) : parallelShift([bond], parallel / BASIS_POINTS);
    return shifted.ok ? shifted.value.change : undefined;
  };
}

/** The gain or loss of the held bonds if rates move and everything else stays. */
export async function computeScenario(
  source: PortfolioSource,
  today: CalendarDate,
  scenario: ScenarioBody & { readonly isins?: ReadonlySet<string> | undefined },
): Promise<ScenarioOnWire> {
  const counted = countBonds();
  const reprice = repricing(scenario);
  const holdings: ScenarioOnWire['holdings'] = [];
  let [value, change] = [new Decimal(0), new Decimal(0)];
  for await (const loaded of loadExposures(source, today)) {
    const { position, name, exposure } = loaded;
    if (scenario.isins?.has(position.isin) === false) continue;
    const gain = exposure && reprice(exposure);
    if (gain === undefined) counted.add({ position, name, exposure: null, reason: 'no_yield' });
    else counted.add(loaded);
    if (exposure === null || !gain) continue;
    const worth = shownValue(loaded.value.eur.value);
    value = value.plus(worth);
    change = change.plus(gain);
    const { isin, currency } = exposure;
    holdings.push({ isin, name, currency, value: worth.toNumber(), eur: euro(gain) });
  }
  const isEmpty = holdings.length === 0;
  const figure = (amount: Decimal) => (isEmpty ? unknown('nothing_held') : euro(amount));
  return {
    ...counted.toWire(today),
    eur: figure(change),
    // Adds rounded amounts, so that the displayed figures add up.
    value: { before: figure(value), after: figure(value.plus(euro(change))) },
    holdings: holdings.sort((one, other) => one.eur - other.eur),
  };
}
