import { type Decimal, sumDecimals } from '#domain/money/decimal';
import { isBond, type Holding } from '#domain/portfolio/holding';
import { lines, type Speech } from '../speech.ts';
import type { Answer } from './answer.ts';
import { count } from './count.answer.ts';
import { oneHolding } from './one-holding.answer.ts';
import { isTimeless, timed } from './timed.ts';

/** As many as a lookup gives; whoever names a holding means a few of them. */
const MAX_NAMED = 500;

function sumUnits(holdings: readonly Holding[]): Decimal {
  return sumDecimals(holdings.map((holding) => (isBond(holding) ? 0 : holding.units)));
}

/** 'You hold 25 shares of Microsoft (US5949181045), in 2 holdings.' */
function describeUnits(of: readonly Holding[], { texts, figures }: Speech): string {
  const [first] = of;
  if (first === undefined || first.kind === 'bond') return '';
  const { isin, name, kind } = first;
  const held = of.filter(({ expired }) => !expired);
  const gone = of.filter(({ expired }) => expired);
  const told = texts.unitsHeld({
    units: figures.units(sumUnits(held)),
    kind,
    name: name === null ? isin : `${name} (${isin})`,
    holdings: figures.count(held.length),
  });
  return gone.length === 0 ? told : `${told} ${texts.unitsExpired(figures.units(sumUnits(gone)))}`;
}

/** How many units of the ETFs and shares that are named; of bonds, which have none, how many holdings. */
export const units: Answer = async (query, tools, speech) => {
  if (!isTimeless(query)) return undefined;
  const { texts, figures } = speech;
  const found = await tools.listHoldings.run({ filter: timed(query).filter, most: MAX_NAMED });
  const named = found.holdings.filter((holding) => !isBond(holding));
  if (named.length === 0) {
    if (query.measure === 'nominal') return oneHolding(query, tools, speech);
    const isOfOne = query.measure === 'units' || query.isin?.is === 'unknown';
    return (isOfOne ? oneHolding : count)(query, tools, speech);
  }
  const isins = [...new Set(named.map(({ isin }) => isin))];
  const held = named.filter(({ expired }) => !expired);
  return {
    content: lines(
      ...isins.map((isin) =>
        describeUnits(
          named.filter((one) => one.isin === isin),
          speech,
        ),
      ),
      isins.length > 1
        ? texts.unitsInAll(figures.units(sumUnits(held)), figures.count(held.length))
        : undefined,
    ),
    facts: named,
  };
};
