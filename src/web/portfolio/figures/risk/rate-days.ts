import { groupBy } from '#domain/group-by';
import type { Risk } from '#api/portfolio/figures/risk';

type Rates = Risk['rates'];

/** The days of the exchange rates, each with its currencies. A fixed rate has no day and is not among them. */
export function rateDays(rates: Rates) {
  const dated = rates.flatMap(({ currency, day }) => (day === null ? [] : [{ currency, day }]));
  return [...groupBy(dated, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    currencies: ofDay.map(({ currency }) => currency).sort(),
  }));
}
