import { daysBetween } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import { roundedParts } from '#domain/money/rounded-parts';
import type {
  LeftOutOfReturn,
  PortfolioReturn,
  PositionReturn,
} from '#domain/portfolio/returns/portfolio-return';
import type { ReturnProblem } from '#domain/portfolio/returns/position-flows';
import { flowsByDay, type ReturnFigures, type ValuedDay } from '#domain/portfolio/returns/return-figures';
import type { ReturnOnWire, ReturnReason } from '#api/portfolio/figures/returns';
import { toSlices, type StreamedJson } from '../../../platform/http/answers/stream-json.ts';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import { VALUE_PROBLEM_CODES } from '../positions/position-on-wire.ts';
import type { FoundReturn } from './find-return.ts';
import { shownAmounts, shownParts, type ShownAmounts } from './return-amounts.ts';
import { euro, percent, percentOrNull, PERCENT_PLACES } from './wire-figures.ts';

/** Only the latest links are in the answer: ten years of weekly deals have twice as many. */
const MAX_LINKS = 500;

const REASONS = {
  ...VALUE_PROBLEM_CODES,
  'closed-without-sale': 'closed_without_sale',
} as const satisfies Record<ReturnProblem['reason'], ReturnReason>;

const unknown = (reason: ReturnReason) => ({ reason });

const amountsOnWire = ({ startValue, moneyIn, moneyOut, endValue }: ShownAmounts) => ({
  startValue: startValue.toNumber(),
  moneyIn: moneyIn.toNumber(),
  moneyOut: moneyOut.toNumber(),
  endValue: endValue.toNumber(),
});

function profitOnWire(whole: ReturnFigures, { profit }: ShownAmounts) {
  const [price = 0, income = 0, currency = 0, fees = 0, tax = 0] = shownParts(whole, profit);
  return { total: profit.toNumber(), price, income, currency, fees, tax };
}

type Figures = Pick<
  ReturnOnWire,
  'timeWeighted' | 'moneyWeighted' | 'modifiedDietz' | 'averageCapital' | 'profit' | 'amounts'
>;

function figuresOnWire(whole: ReturnFigures, amounts: ShownAmounts): Figures {
  const { timeWeighted, moneyWeighted, modifiedDietz } = whole;
  return {
    timeWeighted: {
      total: percent(timeWeighted.total),
      annualised: percentOrNull(timeWeighted.annual),
      trueShare: percent(timeWeighted.pricedShare),
    },
    moneyWeighted:
      moneyWeighted === null
        ? unknown('no_solution')
        : {
            total: percent(moneyWeighted.period),
            annualised: percentOrNull(moneyWeighted.annual),
            unique: moneyWeighted.unique,
            others: moneyWeighted.otherPeriods.map(percent),
          },
    modifiedDietz: modifiedDietz === null ? unknown('no_average_capital') : percent(modifiedDietz),
    averageCapital: euro(whole.averageCapital),
    profit: profitOnWire(whole, amounts),
    amounts: amountsOnWire(amounts),
  };
}

function withoutFigures(reason: ReturnReason): Figures {
  const figure = unknown(reason);
  return {
    timeWeighted: figure,
    moneyWeighted: figure,
    modifiedDietz: figure,
    averageCapital: figure,
    profit: figure,
    amounts: figure,
  };
}

/** Contributions, largest profit first. There may be tens of thousands, so other requests are served between the slow steps. */
async function contributionsOnWire(
  positions: readonly PositionReturn[],
  amounts: readonly ShownAmounts[],
  names: FoundReturn['names'],
): Promise<StreamedJson<ReturnOnWire['contributions']>> {
  await yieldToEventLoop();
  const percents = roundedParts(
    positions.map(({ contribution }) => (contribution ?? new Decimal(0)).times(100)),
    PERCENT_PLACES,
  ).map(Number);
  await yieldToEventLoop();
  const ranked = positions
    .flatMap((position, i) => {
      const shown = amounts[i];
      return shown === undefined ? [] : [{ position, shown, percent: percents[i] ?? 0 }];
    })
    .sort((one, other) => other.shown.profit.comparedTo(one.shown.profit));
  return toSlices(ranked, ({ position, shown, percent: share }) => ({
    key: position.isin,
    kind: position.kind,
    name: names.get(position.isin) ?? null,
    currency: position.currency,
    percent: position.contribution === null ? unknown('no_average_capital') : share,
    profit: shown.profit.toNumber(),
    timeWeighted: percent(position.timeWeighted.total),
    moneyWeighted:
      position.moneyWeighted === null ? unknown('no_solution') : percent(position.moneyWeighted.period),
    inCurrency: position.inCurrency && {
      local: percent(position.inCurrency.local),
      exchangeRate: percent(position.inCurrency.exchangeRate),
    },
    ...amountsOnWire(shown),
  }));
}

function workingOnWire(
  { whole, days, flows }: PortfolioReturn,
  { startValue, endValue }: ShownAmounts,
): ReturnOnWire['working'] {
  if (whole === null) return { links: [], earlier: 0 };
  const counted = days.filter(({ day }) => day >= whole.from);
  const byDay = flowsByDay(flows);
  const dayBefore = new Map(days.slice(1).map(({ day }, i) => [day, days[i]]));
  const linked = counted.filter(({ day }) => dayBefore.has(day));
  const atEnds = new Map([
    [days[0]?.day, startValue],
    [days.at(-1)?.day, endValue],
  ]);
  const valueOn = ({ day, value }: ValuedDay) => atEnds.get(day)?.toNumber() ?? euro(value);
  const links = linked.slice(-MAX_LINKS).map((valued) => {
    const { day, value, isPriced } = valued;
    const [flow] = byDay.get(day) ?? [];
    const before = dayBefore.get(day);
    const [moneyIn, moneyOut] = [flow?.moneyIn.toNumber() ?? 0, flow?.moneyOut.toNumber() ?? 0];
    const base = (before?.value ?? 0) + moneyIn;
    return {
      day,
      before: before === undefined ? 0 : valueOn(before),
      moneyIn: euro(moneyIn),
      value: valueOn(valued),
      moneyOut: euro(moneyOut),
      percent: percent(base === 0 ? 0 : (value + moneyOut) / base - 1),
      priced: isPriced,
    };
  });
  return { links, earlier: linked.length - links.length };
}

function leftOnWire({ kind, isin, currency, problem }: LeftOutOfReturn) {
  const dealId = 'dealId' in problem ? problem.dealId : null;
  const missingRate = problem.reason === 'no-rate' ? { currency: problem.currency, day: problem.day } : null;
  return { key: isin, kind, currency, reason: REASONS[problem.reason], dealId, missingRate };
}

type FoundOnWire = {
  readonly [Key in Exclude<keyof ReturnOnWire, 'of' | 'key' | 'costs' | 'benchmark'>]: StreamedJson<
    ReturnOnWire[Key]
  >;
};

export async function returnOnWire({
  period,
  result,
  names,
  undatedPayments,
}: FoundReturn): Promise<FoundOnWire> {
  const { whole, positions, leftOut } = result;
  const { ofPositions, ofWhole } = await shownAmounts(result);
  const [onlyProblem] = leftOut;
  // If no position has a return, the reason of the first is more specific than 'nothing_held'.
  const reason = onlyProblem === undefined ? 'nothing_held' : REASONS[onlyProblem.problem.reason];
  return {
    from: whole?.from ?? period.start,
    to: period.end,
    days: whole?.days ?? daysBetween(period.start, period.end),
    ...(whole === null ? withoutFigures(reason) : figuresOnWire(whole, ofWhole)),
    contributions: await contributionsOnWire(positions, ofPositions, names),
    working: workingOnWire(result, ofWhole),
    left: leftOut.map(leftOnWire),
    undatedPayments,
  };
}
