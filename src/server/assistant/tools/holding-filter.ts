import { z } from 'zod';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import { RELATIONS, type HoldingFilter } from '#domain/portfolio/holding-filter';
import { MEASURES } from '#domain/portfolio/measure';
import * as field from '#api/platform/fields';
import { period } from './period.ts';

const measure = z.enum(MEASURES);

/** Selects holdings that meet all conditions. A missing condition does not restrict the selection. */
export const holdingFilter = z.object({
  kinds: z.array(z.enum(HOLDING_KINDS)).readonly().optional(),
  isins: z.array(field.isin).readonly().optional(),
  among: z
    .object({ name: z.string(), isins: z.array(field.isin).readonly() })
    .optional()
    .describe('only these securities, which share something else'),
  currencies: z.array(field.currency).readonly().optional(),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .readonly()
    .optional()
    .describe('of the issuer, as in the allocation'),
  banks: z.array(z.string()).readonly().optional().describe('as written in the holdings, ignoring case'),
  directions: z
    .array(z.enum(['Buy', 'Sell', 'Bid', 'Ask']))
    .readonly()
    .optional(),
  expired: z.boolean().optional().describe('true: only expired ones; false: only active ones'),
  text: z.string().optional().describe('part of the ISIN, name, bank or notes'),
  matures: period.optional(),
  bought: period.optional(),
  having: z.array(measure).readonly().optional().describe('only those with this figure'),
  lacking: z.array(measure).readonly().optional().describe('only those without this figure'),
  figures: z
    .array(
      z.object({
        measure,
        is: z.enum(RELATIONS),
        value: z.string().regex(/^-?\d+(?:\.\d+)?$/),
        currency: field.currency
          .optional()
          .describe('that amounts are converted to before they are compared'),
      }),
    )
    .readonly()
    .optional()
    .describe("compared in the holding's own currency, unless another one is given"),
}) satisfies z.ZodType<HoldingFilter>;
