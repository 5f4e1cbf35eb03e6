import type { HeldBond } from '#domain/portfolio/holding';
import { isBond } from '#domain/portfolio/holding';
import { isIn } from '#domain/portfolio/period';
import { reply, type Line } from '../../answer-parts.ts';
import type { Answering } from '../../speech.ts';
import { activeOnly, MAX_LISTED, type Answer } from '../answer.ts';

/** The lowest yield that a callable bond can have at its price. */
async function describeWorst(isin: string, { tools, say }: Answering): Promise<Line> {
  const { bonds } = await tools.analyseBond.run({ isin });
  const [worst] = bonds.flatMap(({ atMarket }) => (atMarket.known ? (atMarket.worst ?? []) : []));
  return worst && say(worst.kind === 'call' ? 'worstCall' : 'worstMaturity', { isin, ...worst });
}

/** When the issuer may repay bonds before their maturity, at which prices, and what yield that leaves at worst. */
export const calls: Answer = async (query, answering) => {
  const { tools, say, table, price, today } = answering;
  const whose = query.filter;
  const period = query.period?.period;
  const { holdings } = await tools.listHoldings.run({
    filter: { kinds: ['bond'], ...activeOnly(whose) },
    most: MAX_LISTED,
  });
  const bonds = new Map(holdings.flatMap((one) => (isBond(one) ? [[one.isin, one]] : [])));
  const daysOf = ({ features }: HeldBond) =>
    (features?.calls ?? []).filter(({ date }) => date >= today && isIn(date, period));
  const callable = [...bonds.values()].filter((bond) => daysOf(bond).length > 0);
  const yesOrNo = query.isYesNo && say(callable.length === 0 ? 'no' : 'yes');
  if (callable.length === 0) return reply({}, yesOrNo, say('notCallable', { whose, during: period }));
  const worst: Line[] = [];
  for (const { isin } of callable) worst.push(await describeWorst(isin, answering));
  return reply(
    callable,
    yesOrNo,
    callable.map((bond) => {
      const [first] = daysOf(bond);
      return first && say('callable', { isin: bond.isin, day: first.date, at: price(first.price) });
    }),
    worst,
    table(
      ['date', 'isin', { text: say('column.callPrice') }],
      callable.flatMap((bond) => daysOf(bond).map(({ date, price: at }) => [date, bond.isin, price(at)])),
    ),
  );
};
