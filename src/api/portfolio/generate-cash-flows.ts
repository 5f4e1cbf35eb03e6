import { z } from 'zod';
import { CashFlow } from './cash-flows.ts';
import { endpoint } from '../platform/endpoint.ts';
import { ruleMessage } from '../platform/field-rules.ts';
import * as field from '../platform/fields.ts';
import { BondId, inPath } from '../platform/ids.ts';
import { OFFICE, OWN, type Writer, type WriterAccess } from './writer.ts';

/** A cash flow generated from the terms and payments of a bond, in the bond's currency. */
export const GeneratedCashFlow = z.object({
  kind: z.enum(['purchase', 'coupon', 'redemption', 'adjustment']),
  date: field.storedDay,
  position: z.number(),
  interimCashFlow: z.number(),
  principalCashFlow: z.number(),
  totalCashFlows: z.number(),
  cumulativeCashFlows: z.number(),
  realCashFlows: z.number().nullable(),
  diff: z.number().nullable(),
});
export type GeneratedCashFlow = z.output<typeof GeneratedCashFlow>;

/** How the stored cash flows differ from the generated ones. */
export const CashFlowGeneration = z.object({
  /** True for a preview, which writes nothing. */
  preview: z.boolean(),
  added: z.array(GeneratedCashFlow),
  changed: z.array(z.object({ before: CashFlow, after: GeneratedCashFlow })),
  removed: z.array(CashFlow),
  unchanged: z.int(),
  /** Payments without a date, which belong to no row. */
  undatedPayments: z.int(),
  /** True if tax recorded in euro could not be deducted from amounts in another currency. */
  taxLeftOut: z.boolean(),
});
export type CashFlowGeneration = z.output<typeof CashFlowGeneration>;
export type CashFlowGenerationOnWire = z.input<typeof CashFlowGeneration>;

function generateEndpoint<A extends WriterAccess>({ access, root, whose }: Writer<A>) {
  return endpoint({
    method: 'POST',
    path: `${root}/bonds/{id}/cashflows/generate`,
    access,
    summary:
      `Generates the cash flows of a bond${whose} from its terms and payments; with preview=true only shows what ` +
      'that would change',
    status: 200,
    params: z.object({ id: inPath.id(BondId) }),
    query: z.object({
      preview: z
        .enum(['true', 'false'], ruleMessage('true_or_false'))
        .default('false')
        .transform((value) => value === 'true'),
    }),
    answer: CashFlowGeneration,
  });
}

export const generateCashFlows = generateEndpoint(OFFICE);
export const generateMyCashFlows = generateEndpoint(OWN);
