import { reply, type Line } from '../../answer-parts.ts';
import type { Answering, Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import type { Answer, Found } from '../answer.ts';
import { groupName } from '../count.answer.ts';

type Limits = Found<'concentrationLimits'>['limits'];
type Limit = Limits[number];

/** 'The limit for a bank', 'the currency limit': of these; else all. */
function limitsAsked({ concepts, filter, by }: Query, limits: Limits): Limits {
  const isAsked: Readonly<Record<Limit['kind'], boolean>> = {
    issuer: concepts.has('noun:issuer') || filter.isins !== undefined,
    bank: by === 'bank' || concepts.has('noun:bank') || filter.banks !== undefined,
    'non-euro':
      by === 'currency' ||
      concepts.has('noun:currency') ||
      filter.currencies?.some((code) => code !== 'EUR') === true,
  };
  const asked = limits.filter(({ kind }) => isAsked[kind]);
  return asked.length === 0 ? limits : asked;
}

/** The bank that is named, or the issuers of the holdings that are. */
async function findNamed({ filter }: Query, { tools }: Answering): Promise<readonly string[]> {
  if (filter.isins === undefined) return filter.banks?.length === 1 ? filter.banks : [];
  const { holdings } = await tools.listNames.run({});
  return holdings.flatMap(({ isin, issuer }) => (filter.isins?.includes(isin) ? (issuer ?? []) : []));
}

/** Of a limit each use that is above it, or that is named; else the largest. */
function chooseUses({ uses }: Limit, named: readonly string[]): Limit['uses'] {
  const chosen = uses.filter(({ key, isAbove }) => (named.length > 0 ? named.includes(key) : isAbove));
  return chosen.length > 0 ? chosen : uses.slice(0, 1);
}

/** Which part of the portfolio it is, and how far it is from the limit. */
const describeLimit = (
  { kind, limitPercent: limit, uses: [largest] }: Limit,
  uses: Limit['uses'],
  { say }: Speech,
) =>
  uses.length === 0
    ? [say(`limitUnused.${kind}`, { limit })]
    : uses.map((use) =>
        say(`limitOf.${kind}`, {
          ...{ name: use.key, share: use.percent, limit, isAbove: use.isAbove, isLargest: use === largest },
          points: use.leftPercent.abs(),
          amount: { ...use.left, amount: use.left.amount.abs() },
        }),
      );

/** What is above its limit. */
export async function describeExceeded({ tools, ...speech }: Answering): Promise<Line> {
  const found = await tools.concentrationLimits.run({});
  return found.limits.flatMap((limit) => {
    const above = limit.uses.filter(({ isAbove }) => isAbove);
    return above.length === 0 ? [] : describeLimit(limit, above, speech);
  });
}

/** 'Are we within the limits?', 'is one exceeded?': yes or no. */
function verdict({ isYesNo, concepts }: Query, isExceeded: boolean, { say }: Speech): string {
  const asksWhetherKept = concepts.has('limit:kept') || concepts.has('rel:below');
  const isAsked = asksWhetherKept || concepts.has('limit:broken') || concepts.has('rel:above');
  return isYesNo && isAsked ? `${say(asksWhetherKept === isExceeded ? 'no' : 'yes')} ` : '';
}

/** The limits of concentration, what is used of each, and how far that is from it, those that are exceeded first. */
export const limits: Answer = async (query, answering) => {
  const { tools, say, share, name } = answering;
  const { filter } = query;
  const found = await tools.concentrationLimits.run({});
  const named = await findNamed(query, answering);
  const ofLimits = limitsAsked(query, found.limits);
  if (filter.isins !== undefined && !ofLimits.some(({ uses }) => uses.some(({ key }) => named.includes(key))))
    return reply({}, say('issuerWithoutLimit', { isins: filter.isins.map(name).join(', ') }));
  const asked = ofLimits
    .map((limit) => ({ limit, uses: chooseUses(limit, named) }))
    .map((one) => ({ ...one, isExceeded: one.uses.some(({ isAbove }) => isAbove) }))
    .sort((one, other) => Number(other.isExceeded) - Number(one.isExceeded));
  const lines = asked.flatMap(({ limit, uses }) => describeLimit(limit, uses, answering));
  const count = asked.filter(({ isExceeded }) => isExceeded).length;
  const summary = count === 0 ? say('noLimitAbove') : say('limitsAbove', { count });
  const [first = '', ...others] = asked.length > 1 ? [summary, ...lines] : lines;
  const governments = found.governments.map(
    ({ key, percent }) => `${groupName('country', key, answering)} ${share(percent)}`,
  );
  return reply(
    {},
    `${verdict(query, count > 0, answering)}${first}`,
    others,
    governments.length > 0 &&
      asked.some(({ limit }) => limit.kind === 'issuer') &&
      say('governmentsApart', { names: governments.join(', ') }),
    found.leftOutCount > 0 && say('unvalued', { count: found.leftOutCount }),
  );
};
