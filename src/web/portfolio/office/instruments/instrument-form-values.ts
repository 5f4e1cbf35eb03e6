import type { Instrument, InstrumentKind } from '#api/portfolio/instruments/instruments';
import {
  featureBody,
  featureFormValues,
  featureLabels,
} from '../../records/bond-features/feature-form-values.ts';
import type { bondFormTexts } from '../../../platform/texts/portfolio/bond-form.ts';
import type { instrumentsTexts } from '../../../platform/texts/portfolio/instruments/instruments.ts';
import { decimalText, numberOrNull, parseNumber, textOrNull } from '../../../platform/forms/form-values.ts';

/** ETFs and shares have no coupon and no maturity. */
export const hasTerms = (kind: InstrumentKind) => kind === 'bond' || kind === 'other';

/** Whether the form shows terms: if this security has them, or would have them as this kind. */
export const showsTerms = (kind: InstrumentKind, stored: Pick<Instrument, 'kind'>) =>
  hasTerms(kind) || hasTerms(stored.kind);

/** The form values, named after the body's fields. */
export function instrumentFormValues(instrument: Instrument) {
  const { kind, currency, priceBasis, regulatedMarket } = instrument;
  return {
    kind,
    name: instrument.name ?? '',
    issuer: instrument.issuer ?? '',
    country: instrument.country ?? '',
    currency,
    priceBasis,
    regulatedMarket,
    venue: instrument.venue ?? '',
    couponPercent: decimalText(instrument.couponPercent),
    couponFrequency: decimalText(instrument.couponFrequency),
    dayCount: instrument.dayCount ?? '',
    issueDate: instrument.issueDate ?? '',
    firstCouponDate: instrument.firstCouponDate ?? '',
    maturityDate: instrument.maturityDate ?? '',
    redemption: decimalText(instrument.redemption),
    ...featureFormValues(instrument),
  };
}
type InstrumentFormValues = ReturnType<typeof instrumentFormValues>;

/** The request body. Terms that the form does not show are the stored ones, whatever was typed before another kind was chosen. */
export function instrumentBody(typed: InstrumentFormValues, stored: Instrument) {
  const { kind, name, issuer, country, currency, priceBasis, regulatedMarket, venue } = typed;
  const values = showsTerms(kind, stored) ? typed : instrumentFormValues(stored);
  return {
    kind,
    name: textOrNull(name),
    issuer: textOrNull(issuer),
    country: textOrNull(country),
    currency,
    priceBasis,
    regulatedMarket,
    venue: textOrNull(venue),
    couponPercent: numberOrNull(values.couponPercent),
    couponFrequency: numberOrNull(values.couponFrequency),
    dayCount: textOrNull(values.dayCount),
    issueDate: textOrNull(values.issueDate),
    firstCouponDate: textOrNull(values.firstCouponDate),
    maturityDate: textOrNull(values.maturityDate),
    redemption: parseNumber(values.redemption),
    ...featureBody(values),
  };
}

/** In form order. */
export function instrumentLabels(
  { fields }: (typeof instrumentsTexts)['en'],
  terms: (typeof bondFormTexts)['en'],
): Record<keyof InstrumentFormValues, string> {
  return {
    ...fields,
    couponPercent: terms.coupon,
    couponFrequency: terms.couponFrequency,
    dayCount: terms.dayCount,
    issueDate: terms.issueDate,
    firstCouponDate: terms.firstCouponDate,
    maturityDate: terms.maturityDate,
    redemption: terms.redemption,
    ...featureLabels(terms),
  };
}
