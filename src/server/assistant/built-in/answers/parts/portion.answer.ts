import { isNarrowing } from '#domain/portfolio/holding-filter';
import { reply } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import { activeOnly, type Answer } from '../answer.ts';

/** 'What share of my bonds is Bulgarian' is of the bonds; 'what share are ETFs' and 'of my portfolio', of everything. */
function comparedKinds({ filter: { kinds, expired: _expired, ...others }, concepts }: Query) {
  return concepts.has('kind:any') || !isNarrowing(others) ? undefined : kinds;
}

/** What part of the value of the portfolio the holdings that fit are. */
export const portion: Answer = async (query, tools, speech) => {
  const { texts, selection, money, percent } = speech;
  const filter = query.into === undefined ? query.filter : { ...query.filter, currencies: [query.into] };
  const ofWhole = { expired: false, kinds: comparedKinds(query) };
  const part = await tools.portfolioValue.run({ filter });
  const whole = await tools.portfolioValue.run({ filter: ofWhole });
  if ('notKnown' in part || 'notKnown' in whole) return undefined;
  if (whole.leftOutCount > 0) return portionAtCost({ ...query, filter }, tools, speech);
  if ('notKnown' in part.value || 'notKnown' in whole.value || whole.value.amount.isZero())
    return reply({}, texts.nothingYet);
  return reply(
    {},
    texts.portion(selection(activeOnly(filter)), {
      percent: percent(part.value.amount.div(whole.value.amount).times(100)),
      part: money(part.value),
      whole: money(whole.value),
      of: selection(ofWhole),
    }),
  );
};

/** The same at cost, for a portfolio that the overview cannot value in full. */
const portionAtCost: Answer = async (query, tools, { texts, selection, money, percent, ...speech }) => {
  const active = activeOnly(query.filter);
  const ofWhole = { expired: active.expired, kinds: comparedKinds(query) };
  const part = await tools.sumHoldings.run({ filter: active });
  const whole = await tools.sumHoldings.run({ filter: ofWhole });
  const [some, all] = [part.all.cost.inEuro, whole.all.cost.inEuro];
  if (all.amount.isZero()) return reply({}, texts.nothingYet);
  return reply(
    {},
    texts.portionAtCost(selection(active), {
      percent: percent(some.amount.div(all.amount).times(100)),
      part: money(some),
      whole: money(all),
      of: selection(ofWhole),
    }),
    speech.rates(whole.rates),
  );
};
