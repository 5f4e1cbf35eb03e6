import type { CurrencyAmount } from '#domain/money/currency-amount';
import { Decimal } from '#domain/money/decimal';
import type { Period } from '#domain/portfolio/period';
import type { Line } from '../answer-parts.ts';
import { isKnown, type NotKnown } from '../say.ts';
import type { Answering, Speech } from '../speech.ts';
import { wholeMonths } from '../understanding/periods/period-arithmetic.ts';
import type { Query } from '../understanding/query.ts';
import type { Bound } from '../understanding/slots/slots.ts';

function keeps({ is, value }: Bound, figure: Decimal): boolean {
  if (is === 'above') return figure.gt(value);
  if (is === 'below') return figure.lt(value);
  return is === 'from' ? figure.gte(value) : figure.lte(value);
}

/** 'Is it more than 5,000 euro?': yes or no, and by how much; of a period each month of it, where that is asked. */
export async function compareWithBound(
  { bound, concepts }: Query,
  sum: CurrencyAmount | NotKnown,
  { answering, during }: { readonly answering: Answering; readonly during?: Period | undefined },
): Promise<Line> {
  if (bound === undefined || bound.isPercent || !isKnown(sum)) return undefined;
  const { tools, say } = answering;
  const { currency = 'EUR', value } = bound;
  const { converted } =
    currency === sum.currency
      ? { converted: sum }
      : await tools.convert.run({ amount: sum.amount.toFixed(), from: sum.currency, to: currency });
  if (converted === null) return say('noRateFor', { currency });
  const months = concepts.has('time:month') && during !== undefined ? wholeMonths(during) : undefined;
  const figure = converted.amount.div(months ?? 1);
  const apart = figure.minus(value);
  return say(months === undefined ? 'bound' : 'boundOfMonth', {
    yesOrNo: say(keeps(bound, figure) ? 'yes' : 'no'),
    amount: { currency, amount: figure },
    apart: { currency, amount: apart.abs() },
    isMore: !apart.isNeg(),
    bound: { currency, amount: new Decimal(value) },
  });
}

/** The same of a percentage. */
export function compareWithPercent({ bound }: Query, percent: Decimal, { say }: Speech): Line {
  if (bound?.isPercent !== true) return undefined;
  const apart = percent.minus(bound.value);
  return say('boundOfPercent', {
    yesOrNo: say(keeps(bound, percent) ? 'yes' : 'no'),
    ...{ percent, apart: apart.abs().toDecimalPlaces(2), isMore: !apart.isNeg(), bound: bound.value },
  });
}
