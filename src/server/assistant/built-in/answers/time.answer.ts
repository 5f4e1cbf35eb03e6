import { addDays, calendarDate, type CalendarDate } from '#domain/calendar-date';
import { sumsByCurrency } from '#domain/money/currency-amount';
import { Decimal } from '#domain/money/decimal';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Period } from '#domain/portfolio/period';
import type { Tools } from '../../tools/create-tools.ts';
import { describePeriod } from '../describe-selection.ts';
import { describeMoney, lines, table, type Speech } from '../speech.ts';
import { WHOLE_TEXTS } from '../texts/whole-texts.ts';
import type { Query } from '../understanding/query.ts';
import type { Answer } from './answer.ts';
import { flows } from './flows.answer.ts';
import { earnings, payments } from './payments.answer.ts';
import { amountSum } from './sum.answer.ts';
import { placed } from './timed.ts';
import { money, ofWholeAlone } from './whole.answer.ts';

type ReturnLevel = NonNullable<Parameters<Tools['portfolioReturn']['run']>[0]['level']>;

/** What a return can be asked of; undefined where it is known of no such part. */
function returnLevel({ filter }: Query): ReturnLevel | undefined {
  const { isins, banks, kinds, ...others } = filter;
  if (isNarrowing({ ...others, expired: undefined })) return undefined;
  const [isin] = isins ?? [];
  const [bank] = banks ?? [];
  const [kind] = kinds ?? [];
  const named = [isins, banks, kinds].filter((one) => one !== undefined);
  if (named.length === 0) return { of: 'all' };
  if (named.length > 1 || named[0]?.length !== 1) return undefined;
  if (isin !== undefined) return { of: 'isin', isin };
  if (bank !== undefined) return { of: 'bank', bank };
  return kind === undefined ? undefined : { of: 'class', kind };
}

function daysOf(
  query: Query,
  today: CalendarDate,
): { readonly from?: CalendarDate; readonly to: CalendarDate } {
  const period = placed(query, today, 'behind');
  if (period === undefined) return { to: today };
  // A return begins with the value at the end of the day before.
  return { from: addDays(period.from, -1), to: period.to > today ? today : period.to };
}

type Found = Exclude<Awaited<ReturnType<Tools['portfolioReturn']['run']>>, { notKnown: string }>;

function describeReturn(found: Found, speech: Speech): (string | undefined)[] {
  const texts = WHOLE_TEXTS[speech.language];
  const { figures } = speech;
  const dayText = (day: string) => figures.day(calendarDate(day));
  const during = texts.fromTo(dayText(found.from), dayText(found.to));
  const annual = (value: Decimal | null) => (value === null ? undefined : figures.percent(value));
  const { profit, moneyWeighted, timeWeighted } = found;
  if ('notKnown' in profit || 'notKnown' in profit.total) return [texts.returnNotKnown(during)];
  return [
    texts.returned(during, figures.profit(profit.total.amount, 'EUR')),
    'notKnown' in moneyWeighted
      ? undefined
      : texts.moneyWeighted(
          figures.percent(moneyWeighted.totalPercent),
          annual(moneyWeighted.annualisedPercent),
        ),
    'notKnown' in timeWeighted
      ? undefined
      : texts.timeWeighted(
          figures.percent(timeWeighted.totalPercent),
          annual(timeWeighted.annualisedPercent),
        ),
  ];
}

/** The result and the returns of a period, then what paid and what prices did. */
export const totalReturn: Answer = async (query, tools, speech) => {
  const level =
    query.operation === 'highest' || query.operation === 'lowest' ? undefined : returnLevel(query);
  const rest = await earnings(query, tools, speech);
  if (level === undefined) return rest;
  const found = await tools.portfolioReturn.run({ ...daysOf(query, speech.today), level });
  if ('notKnown' in found) return rest;
  return { content: lines(...describeReturn(found, speech), rest?.content), facts: rest?.facts };
};

const euro = (amount: Decimal, { figures }: Speech) => figures.money(amount, 'EUR');

const MONTHS_AHEAD = 12;

function describeAhead(amount: Decimal, speech: Speech): string {
  return WHOLE_TEXTS[speech.language].next12(euro(amount, speech), euro(amount.div(MONTHS_AHEAD), speech));
}

/** Interest and dividends that came and that are to come, by month. */
export const income: Answer = async (query, tools, speech) => {
  if (isNarrowing({ ...query.filter, kinds: undefined })) {
    const [came, coming] = await Promise.all([payments(query, tools, speech), flows(query, tools, speech)]);
    return { content: lines(came?.content, coming?.content), facts: [came?.facts, coming?.facts] };
  }
  const texts = WHOLE_TEXTS[speech.language];
  const { today, figures } = speech;
  const period =
    query.period === undefined
      ? undefined
      : placed(query, today, query.period.period.from > today ? 'ahead' : 'behind');
  const found = await tools.portfolioIncome.run({ ...(period && { period }) });
  if ('notKnown' in found) return undefined;
  const { total } = found;
  const months = found.months.filter(({ interestAndDividends: { amount } }) => !amount.isZero());
  return {
    content: lines(
      texts.income(
        speech.texts.in(describePeriod({ from: found.from, to: found.to }, speech)),
        euro(total.interestAndDividends.amount, speech),
      ),
      texts.incomeParts(euro(total.received.amount, speech), euro(total.stillToCome.amount, speech)),
      period === undefined
        ? describeAhead(found.next12Months.interestAndDividends.amount, speech)
        : undefined,
      table(
        [texts.columns.month, texts.columns.received, texts.columns.toCome],
        ...months.map(({ month, received, expected, announced, estimated }) => [
          month,
          euro(received.amount, speech),
          euro(expected.amount.plus(announced.amount).plus(estimated.amount), speech),
        ]),
      ),
      found.paymentsWithoutDate === 0
        ? undefined
        : speech.texts.undated(figures.count(found.paymentsWithoutDate)),
    ),
    facts: {},
  };
};

/** Of a period or a security one by one; else what is recorded of each in all. */
export const dividends: Answer = async (query, tools, speech) => {
  const { isins } = query.filter;
  if (query.period === undefined && isins === undefined)
    return amountSum({ ...query, measure: 'dividend' }, tools, speech);
  const period = placed(query, speech.today, 'behind');
  const found = await tools.portfolioIncome.run({ ...(period && { period }) });
  if ('notKnown' in found) return undefined;
  const paid = found.payments.filter(({ kind, isin }) => kind !== 'bond' && (isins?.includes(isin) ?? true));
  const { columns } = speech.texts;
  const amountOf = (one: (typeof paid)[number]) => ('received' in one ? one.received : one.toCome);
  const during = period === undefined ? '' : speech.texts.in(describePeriod(period, speech));
  if (paid.length === 0) return { content: speech.texts.noPayments(during, ''), facts: {} };
  return {
    content: lines(
      speech.texts.payments(speech.figures.count(paid.length), during, ''),
      sumsByCurrency(paid.map(amountOf))
        .map((one) => describeMoney(one, speech))
        .join(' + '),
      table(
        [columns.date, columns.isin, columns.amount],
        ...paid.map((one) => [
          speech.figures.day(calendarDate(one.day)),
          one.isin,
          describeMoney(amountOf(one), speech),
        ]),
      ),
    ),
    facts: paid,
  };
};

const yearOf = (year: number): Period => ({
  from: calendarDate(`${year}-01-01`),
  to: calendarDate(`${year}-12-31`),
});

/** The two periods that are compared; where one is named, with the present one, and where none is, this year with the last. */
function comparedPeriods({ period, otherPeriod }: Query, today: CalendarDate): readonly [Period, Period] {
  const year = Number(today.slice(0, 4));
  if (period === undefined) return [yearOf(year), yearOf(year - 1)];
  if (period.parts !== undefined) return period.parts;
  const one = period.plain ?? period.period;
  if (otherPeriod !== undefined) return [one, otherPeriod.plain ?? otherPeriod.period];
  if (one.to >= today) return [one, yearOf(Number(one.from.slice(0, 4)) - 1)];
  return [{ from: calendarDate(`${year}-01-01`), to: today }, one];
}

/** What was received in one period and in another. */
export const comparePeriods: Answer = async (query, tools, speech) => {
  const texts = WHOLE_TEXTS[speech.language];
  const [one, other] = comparedPeriods(query, speech.today);
  const received = async (period: Period) => {
    const found = await tools.portfolioIncome.run({ period });
    return 'notKnown' in found ? new Decimal(0) : found.total.received.amount;
  };
  const [first, second] = [await received(one), await received(other)];
  const [name, otherName] = [describePeriod(one, speech), describePeriod(other, speech)];
  const difference = first.minus(second);
  const isMore = difference.gt(0);
  return {
    content: lines(
      query.isYesNo ? (isMore ? texts.yes : texts.no) : undefined,
      texts.compared(
        texts.ofPeriod(name, euro(first, speech)),
        texts.ofPeriod(otherName, euro(second, speech)),
      ),
      difference.isZero()
        ? texts.same
        : texts.more(isMore ? name : otherName, euro(difference.abs(), speech)),
      ofWholeAlone(query, speech),
    ),
    facts: {},
  };
};

/** What everything was worth at the end of a day in the past. */
export const valueOnDay: Answer = async (query, tools, speech) => {
  const texts = WHOLE_TEXTS[speech.language];
  const period = placed(query, speech.today, 'behind');
  const found = await tools.portfolioValue.run({
    ...(period && { on: period.to > speech.today ? speech.today : period.to }),
  });
  if ('notKnown' in found) return undefined;
  const day = speech.figures.day(calendarDate(found.on));
  return {
    content: lines(
      ofWholeAlone(query, speech),
      texts.valueOn(day, money(found.value, speech), money(found.cost, speech)),
      found.leftOutCount === 0 ? undefined : texts.leftOut(speech.figures.count(found.leftOutCount)),
    ),
    facts: {},
  };
};
