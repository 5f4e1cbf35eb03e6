import { sumDecimals } from '#domain/money/decimal';
import { isBond, isSale, type Holding } from '#domain/portfolio/holding';
import type { Measure } from '#domain/portfolio/measure';
import { lines, describeMeasure, describeRates, describeSums, type Speech } from '../speech.ts';
import type { Answer } from './answer.ts';

function holdingLabel({ name, isin }: Holding): string {
  return name === null ? isin : `${name} (${isin})`;
}

/** '15 × 405.50 USD = 6,082.50 USD', or what was paid where nobody knows the price. */
function describeWorth(holding: Holding, speech: Speech): string {
  const { texts } = speech;
  const said = (measure: Measure) => describeMeasure(holding, measure, speech);
  const [value, price, paid = ''] = [said('market-value'), said('market-price'), said('cost')];
  if (value === undefined || price === undefined) return texts.worth.unpriced(holdingLabel(holding), paid);
  const working = isBond(holding)
    ? `${said('nominal') ?? ''} × ${price}`
    : `${said('units') ?? ''} × ${price}\u00a0${holding.currency}`;
  return texts.worth.one(holdingLabel(holding), { value, working, paid });
}

/** '40 × 245.00 = 9,800.00 EUR' of rows that have one price. */
function describeQuantity(held: readonly Holding[], speech: Speech): string | undefined {
  const [first] = held;
  if (first === undefined || isBond(first) || held.some((one) => one.marketPrice !== first.marketPrice))
    return undefined;
  const units = sumDecimals(held.map((one) => (isBond(one) ? 0 : one.units)));
  const price = describeMeasure(first, 'market-price', speech) ?? '';
  const value = units.times(first.marketPrice);
  return `${speech.figures.units(units)} × ${price} = ${speech.figures.money(value, first.currency)}`;
}

/** What one holding, in all its rows, is worth at its market price; without one that is not known. */
export const worth: Answer = async ({ filter }, tools, speech) => {
  const { texts } = speech;
  const found = await tools.listHoldings.run({ filter });
  const [first] = found.holdings;
  if (first === undefined) return { content: texts.notFound(filter.isins?.join(', ') ?? ''), facts: {} };
  const held = found.holdings.filter((holding) => !holding.expired && !isSale(holding));
  if (held.length === 0) return { content: texts.worth.notHeld(holdingLabel(first)), facts: found };
  const { all, rates } = await tools.sumHoldings.run({
    filter: { ...filter, expired: false, directions: ['Buy', 'Bid'] },
  });
  const { byCurrency, inEuro, count } = all.marketValue;
  const told = held.map((holding) => describeWorth(holding, speech));
  const quantity = held.length === 1 ? undefined : describeQuantity(held, speech);
  if (count === 0) return { content: lines(...told), facts: held };
  const isSaid = held.length === 1 && first.currency === 'EUR';
  return {
    content: lines(
      quantity,
      ...told,
      isSaid ? undefined : texts.line(texts.inAll, describeSums(byCurrency, inEuro, speech)),
      texts.worth.asEntered,
      describeRates(rates, speech),
    ),
    facts: held,
  };
};
