import { isSale, type Holding } from '../../tools/holding.ts';
import { lines, saidMeasure, saidMoney, saidRates, saidSums, type Speech } from '../speech.ts';
import type { Answer } from './answer.ts';

function nameOf({ name, isin }: Holding): string {
  return name === null ? isin : `${name} (${isin})`;
}

/** '15 × 405.50 USD = 6,082.50 USD', or what was paid where nobody knows the price. */
function saidWorth(holding: Holding, speech: Speech): string {
  const { texts, figures } = speech;
  const { marketValue, marketPrice, currency, units } = holding;
  const paid = saidMoney(holding.cost, speech);
  if (marketValue === null || marketPrice === null) return texts.worth.unpriced(nameOf(holding), paid);
  const [quantity, price] =
    units === null
      ? [saidMeasure(holding, 'nominal', speech), `${figures.price(marketPrice)}%`]
      : [figures.units(units), `${figures.price(marketPrice)}\u00a0${currency}`];
  return texts.worth.one(nameOf(holding), {
    value: saidMoney(marketValue, speech),
    working: `${quantity ?? ''} × ${price}`,
    paid,
  });
}

/** What one holding, in all its rows, is worth at its market price; without one that is not known. */
export const worth: Answer = async ({ filter }, tools, speech) => {
  const { texts } = speech;
  const found = await tools.listHoldings.run({ filter });
  const [first] = found.holdings;
  if (first === undefined) return { content: texts.notFound(filter.isins?.join(', ') ?? ''), facts: {} };
  const held = found.holdings.filter((holding) => !holding.expired && !isSale(holding));
  if (held.length === 0) return { content: texts.worth.notHeld(nameOf(first)), facts: found };
  const { all, rates } = await tools.sumHoldings.run({
    filter: { ...filter, expired: false, directions: ['Buy', 'Bid'] },
  });
  const { byCurrency, inEuro, count } = all.marketValue;
  const told = held.map((holding) => saidWorth(holding, speech));
  if (count === 0) return { content: lines(...told), facts: held };
  const isSaid = held.length === 1 && first.currency === 'EUR';
  return {
    content: lines(
      ...told,
      isSaid ? undefined : texts.line(texts.inAll, saidSums(byCurrency, inEuro, speech)),
      texts.worth.asEntered,
      saidRates(rates, speech),
    ),
    facts: held,
  };
};
