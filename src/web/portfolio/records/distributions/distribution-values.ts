import type { z } from 'zod';
import type { Distribution, DistributionFields } from '#api/portfolio/distributions';
import type { Currency } from '#domain/money/currency';
import { decimalText, numberOrNull, parseNumber, textOrNull } from '../../../platform/forms/form-values.ts';

type DistributionValues = {
  payDay: string;
  exDay: string;
  gross: string;
  taxWithheld: string;
  currency: Currency;
  nominal: string;
};

export function newDistributionValues(currency: Currency): DistributionValues {
  return { payDay: '', exDay: '', gross: '', taxWithheld: '', currency, nominal: '' };
}

export function distributionBody(values: DistributionValues): z.input<typeof DistributionFields> {
  return {
    payDay: values.payDay,
    exDay: textOrNull(values.exDay),
    gross: parseNumber(values.gross),
    taxWithheld: numberOrNull(values.taxWithheld),
    currency: values.currency,
    nominal: numberOrNull(values.nominal),
  };
}

export function distributionFormValues(distribution: Distribution): DistributionValues {
  return {
    payDay: distribution.payDay,
    exDay: distribution.exDay ?? '',
    gross: decimalText(distribution.gross),
    taxWithheld: decimalText(distribution.taxWithheld),
    currency: distribution.currency,
    nominal: decimalText(distribution.nominal),
  };
}
