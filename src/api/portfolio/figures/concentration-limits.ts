import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import { optional, percent } from '../../platform/fields.ts';

/** Percentages of the portfolio above which the overview warns of concentration; null: the general limit applies. */
export const ConcentrationLimits = z.object({
  /** For one issuer. */
  issuer: optional(percent),
  /** For one bank. */
  bank: optional(percent),
  /** For everything that is not in euro. */
  nonEuro: optional(percent),
});
export type ConcentrationLimits = z.output<typeof ConcentrationLimits>;

/** The user's own limits, with the general ones. */
const FoundConcentrationLimits = ConcentrationLimits.extend({
  general: z.object({ issuer: z.number(), bank: z.number(), nonEuro: z.number() }),
});
export type FoundConcentrationLimits = z.output<typeof FoundConcentrationLimits>;

export const findMyConcentrationLimits = endpoint({
  method: 'GET',
  path: '/account/concentration-limits',
  access: 'signed-in',
  summary:
    "The signed-in user's limits for concentration: in one issuer, in one bank, and in other currencies than the euro",
  answer: FoundConcentrationLimits,
});

export const changeMyConcentrationLimits = endpoint({
  method: 'PUT',
  path: '/account/concentration-limits',
  access: 'signed-in',
  summary: 'Changes the limits above which the overview warns of concentration',
  body: ConcentrationLimits,
  answer: FoundConcentrationLimits,
});
