import { Decimal } from '#domain/money/decimal';
import { reply } from '../../answer-parts.ts';
import { isKnown } from '../../say.ts';
import type { Query } from '../../understanding/query.ts';
import type { Answer } from '../answer.ts';
import { maturities } from '../maturities.answer.ts';
import { briefly } from './coming.ts';

const MAX_ROWS = 500;

const isOfOneYear = ({ period }: Query) =>
  period !== undefined && period.period.from.slice(0, 4) === period.period.to.slice(0, 4);

/** What is repaid in a period, or of some bonds at all, payment by payment: instalments as well as what is repaid at maturity. */
const repayments: Answer = async (query, { tools, say, table, rates }) => {
  const { filter: whose } = query;
  const period = query.period?.period;
  const found = await tools.listComingFlows.run({
    filter: whose,
    period,
    only: 'redemptions',
    most: MAX_ROWS,
  });
  const unknown = found.unknown > 0 && say('flowsUnknown', { count: found.unknown });
  if (found.count === 0) return reply({}, say('noRepayments', { during: period, whose }), unknown);
  return reply(
    found.flows,
    say('repayments', { amount: briefly(found), during: period, whose, count: found.count }),
    found.byCurrency.length > 1 && say('byCurrency', { amount: found }),
    table(
      ['date', 'isin', 'principal'],
      found.flows.map(({ date, isin, principal }) => [date, isin, principal]),
      found.count,
    ),
    unknown,
    rates(found.rates),
  );
};

/** What comes back each year; years without a repayment have a row, too. */
const ladder: Answer = async (query, { tools, say, euro, table }) => {
  const { rungs } = await tools.principalLadder.run({ filter: query.filter });
  const during = query.period?.period;
  const [first, last] = during ? [during.from.slice(0, 4), during.to.slice(0, 4)] : ['', '9999'];
  const known = rungs.flatMap(({ from, fellDue, inEuro }) =>
    isKnown(inEuro) ? [{ year: from.slice(0, 4), fellDue, amount: inEuro.amount }] : [],
  );
  const ahead = known.filter(({ fellDue, year }) => !fellDue && year >= first && year <= last);
  const sum = (some: typeof known) => some.reduce((total, { amount }) => total.plus(amount), new Decimal(0));
  const [begin, end] = [Number(ahead[0]?.year ?? 1), Number(ahead.at(-1)?.year ?? 0)];
  const years = Array.from({ length: end - begin + 1 }, (_, at) => String(begin + at));
  const fellDue = sum(known.filter((one) => one.fellDue));
  return reply(
    {},
    say('ladder', { euro: sum(ahead), during }),
    table(
      ['year', 'inEuro'],
      years.map((year) => [year, euro(sum(ahead.filter((one) => one.year === year)))]),
    ),
    !fellDue.isZero() && say('fellDue', { euro: fellDue }),
  );
};

/** Of one year, or of one bond, each repayment; else what comes back each year. */
export const principalLadder: Answer = (query, answering) => {
  const { period, filter } = query;
  if (period !== undefined && period.period.to < answering.today) return maturities(query, answering);
  return (isOfOneYear(query) || filter.isins !== undefined ? repayments : ladder)(query, answering);
};
