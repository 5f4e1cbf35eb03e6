import { EARLIEST_DATE, LATEST_DATE } from '#domain/calendar-date';
import { CURRENCIES } from '#domain/money/currency';
import type { FigureCondition, HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Measure } from '#domain/portfolio/measure';
import type { Period } from '#domain/portfolio/period';
import type { Say } from './say.ts';
import type { Figures } from './write-figures.ts';

/** '2025', '1 Apr 2026 to 30 Jun 2026', 'from 1 Jan 2027'. */
function describePeriod({ from, to }: Period, say: Say): string {
  if (to === LATEST_DATE) return say('periodFrom', { day: from });
  if (from === EARLIEST_DATE) return say('periodUntil', { day: to });
  const isWholeYears = from.endsWith('-01-01') && to.endsWith('-12-31');
  const [first, last] = isWholeYears ? [from.slice(0, 4), to.slice(0, 4)] : [from, to];
  return first === last ? say('periodOne', { day: first }) : say('periodBetween', { from: first, to: last });
}

/** ' in 2025', ' from 1 Apr 2026 to 30 Jun 2026'; nothing where no days are asked about. */
function describeDuring(period: Period | undefined, say: Say): string {
  if (period === undefined) return '';
  const { from, to } = period;
  if (to === LATEST_DATE || from === EARLIEST_DATE) return say('duringOpen', { period });
  const isYear = from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`;
  return say(isYear ? 'duringYear' : from === to ? 'duringDay' : 'duringDays', { period });
}

const IN_PERCENT: readonly Measure[] = ['coupon', 'yield', 'profit-percent'];

function describeCondition({ measure, is, value, currency }: FigureCondition, say: Say, figures: Figures) {
  if (measure === 'profit' && value === '0' && is === 'below') return say('losing');
  if (measure === 'profit' && value === '0' && is === 'above') return say('gaining');
  const name = say(`measure.${measure}`);
  if (measure === 'coupons-a-year') return `${name}: ${figures.units(value)}`;
  const write = IN_PERCENT.includes(measure) ? figures.exact : figures.price;
  const limit = currency === undefined ? write(value) : figures.money(value, currency);
  return `${name} ${say(`is.${is}`)} ${limit}`;
}

/** ' (USD, active)', or nothing where all are meant. */
function describeFilter(filter: HoldingFilter, say: Say, figures: Figures): string {
  const { currencies = [], countries = [], banks = [], directions = [], isins = [] } = filter;
  const { expired, matures, bought } = filter;
  const others = CURRENCIES.filter((code) => !currencies.includes(code));
  const parts = [
    currencies.length > others.length ? say('without', { what: others.join(', ') }) : currencies.join(', '),
    countries.length > 0 && say('ofCountry', { countries: countries.map(figures.country).join(', ') }),
    banks.join(', '),
    expired !== undefined && say(expired ? 'status.allExpired' : 'status.allActive'),
    directions[0] !== undefined && say('ofDirection', { direction: say(`direction.${directions[0]}`) }),
    filter.among?.name,
    isins.join(', '),
    ...(filter.figures ?? []).map((one) => describeCondition(one, say, figures)),
    ...(filter.having ?? []).map((measure) => say('having', { measure })),
    ...(filter.lacking ?? []).map((one) => say('without', { what: say(`measure.${one}`) })),
    matures && say('maturing', { period: matures }),
    bought && say('bought', { period: bought }),
  ].filter((part) => part !== undefined && part !== false && part !== '');
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/** How the holdings and the days that are asked about stand in a sentence. */
export function selectionWriter(say: Say, figures: Figures) {
  const whose = (filter: HoldingFilter) => describeFilter(filter, say, figures);
  return {
    period: (period: Period) => describePeriod(period, say),
    during: (period: Period | undefined) => describeDuring(period, say),
    whose,
    /** 'bonds (USD, active)'. */
    which: (filter: HoldingFilter) => {
      const kinds = filter.kinds?.map((kind) => say(`kinds.${kind}`));
      return `${kinds?.join(` ${say('and')} `) ?? say('kinds.all')}${whose(filter)}`;
    },
  };
}
