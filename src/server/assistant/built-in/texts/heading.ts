import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { AnsweredQuery } from '../answers/answers.ts';
import type { Speech } from '../speech.ts';
import { HEADINGS } from './intent-titles.ts';

/** The smallest are not the largest, and what comes in a period is more than the next one. */
function titleOf({ intent, operation, period }: AnsweredQuery, { say, language }: Speech): string {
  if (intent === 'largest-payments' && operation === 'lowest') return say('titleOfSmallest');
  const isOfPeriod = intent === 'next-payment' && period !== undefined;
  return HEADINGS[isOfPeriod ? 'coming-payments' : intent][language];
}

/** A heading does not claim what the answer leaves out. */
function withoutUnused(filter: HoldingFilter, unused: readonly string[], { country }: Speech): HoldingFilter {
  const used = <Value extends string>(
    values: readonly Value[] | undefined,
    name = (value: Value): string => value,
  ) => (values?.every((value) => unused.includes(name(value))) === true ? undefined : values);
  return {
    ...filter,
    isins: used(filter.isins),
    banks: used(filter.banks),
    currencies: used(filter.currencies),
    countries: used(filter.countries, country),
  };
}

/** 'Coupons due and not recorded, bonds (Fibank), 2025:' */
export function describeUnderstood(asked: AnsweredQuery, unused: readonly string[], speech: Speech): string {
  const { period, otherPeriod } = asked;
  const { directions, ...others } = asked.filter;
  const isOfSales = directions?.includes('Sell') === true;
  const filter = withoutUnused(isOfSales ? others : asked.filter, unused, speech);
  const intent = isOfSales && asked.intent !== 'deals' ? 'sales' : asked.intent;
  const title = titleOf({ ...asked, intent }, speech);
  // 'Matured bonds' says which kind.
  const isKindSaid = filter.kinds?.every((kind) => title.includes(speech.say(`kinds.${kind}`))) ?? true;
  // 'More than last year' is of that year, in Bulgarian 'от' it as well.
  const days = (one: typeof period) => (intent === 'compare-periods' && one?.plain) || one?.period;
  const said = [
    isKindSaid ? `${title}${speech.whose(filter)}` : `${title}, ${speech.which(filter)}`,
    ...[period, otherPeriod].flatMap((one) =>
      one === undefined || unused.includes(speech.write(one.period)) ? [] : speech.write(days(one)),
    ),
  ];
  return `${said.join(', ')}:`;
}
