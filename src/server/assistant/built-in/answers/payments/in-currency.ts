import type { Currency } from '#domain/money/currency';
import type { CurrencyAmount } from '#domain/money/currency-amount';
import type { Line } from '../../answer-parts.ts';
import type { Answering } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';

/** The amount in the currency that was asked for. */
export async function inCurrency(into: Currency, { amount }: CurrencyAmount, { tools, say }: Answering) {
  const { converted } = await tools.convert.run({ amount: amount.toFixed(), from: 'EUR', to: into });
  return converted === null ? say('noRateFor', { currency: into }) : say('into', { amount: converted });
}

/** The same where a currency other than the euro was asked for: 'how much is that in francs?' */
export const inAskedCurrency = async (
  { into }: Query,
  sum: CurrencyAmount,
  answering: Answering,
): Promise<Line> => into !== undefined && into !== 'EUR' && (await inCurrency(into, sum, answering));
