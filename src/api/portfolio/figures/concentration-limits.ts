import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import { optional, percent } from '../../platform/fields.ts';

/** Above which percent of the whole the overview says that it lies in few hands; null: above the general limit. */
export const ConcentrationLimits = z.object({
  /** For one issuer. */
  issuer: optional(percent),
  /** For one bank. */
  bank: optional(percent),
  /** For all that is not in euro. */
  nonEuro: optional(percent),
});
export type ConcentrationLimits = z.output<typeof ConcentrationLimits>;

export const findMyConcentrationLimits = endpoint({
  method: 'GET',
  path: '/account/concentration-limits',
  access: 'signed-in',
  summary:
    'Above which part of the whole the signed-in user wants to be told of one issuer, one bank, or what is not in euro',
  answer: ConcentrationLimits,
});

export const changeMyConcentrationLimits = endpoint({
  method: 'PUT',
  path: '/account/concentration-limits',
  access: 'signed-in',
  summary: 'Changes the limits above which the overview says that much lies in few hands',
  body: ConcentrationLimits,
  answer: ConcentrationLimits,
});
