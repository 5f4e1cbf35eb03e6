import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import * as field from '../platform/fields.ts';
import { BondId, CashFlowId, inPath, Version } from '../platform/ids.ts';
import { OFFICE, OWN, type Writer, type WriterAccess } from './writer.ts';

/** One row of a bond's cash flows, in the bond's currency (docs/glossary.md gives each column's meaning). */
export const CashFlow = z.object({
  id: CashFlowId,
  date: field.storedDay,
  position: z.number().nullable(),
  interimCashFlow: z.number().nullable(),
  principalCashFlow: z.number().nullable(),
  totalCashFlows: z.number().nullable(),
  cumulativeCashFlows: z.number().nullable(),
  realCashFlows: z.number().nullable(),
  diff: z.number().nullable(),
  /** Entered, generated from the bond's terms, or generated and changed by a person afterwards. */
  origin: z.enum(['entered', 'generated', 'edited']),
  version: Version,
});
export type CashFlow = z.output<typeof CashFlow>;
export type CashFlowOnWire = z.input<typeof CashFlow>;

const optionalAmount = field.optional(field.amount);

export const CashFlowFields = z.object({
  date: field.day,
  position: optionalAmount,
  interimCashFlow: optionalAmount,
  principalCashFlow: optionalAmount,
  totalCashFlows: optionalAmount,
  cumulativeCashFlows: optionalAmount,
  realCashFlows: optionalAmount,
  diff: optionalAmount,
});
export type CashFlowFields = z.output<typeof CashFlowFields>;

const bondParams = z.object({ id: inPath.id(BondId) });
const params = z.object({ id: inPath.id(CashFlowId) });

export const listMyCashFlows = endpoint({
  method: 'GET',
  path: '/UserCashFlows/bond/{bondId}',
  access: 'signed-in',
  summary: "The cash flows of one of the signed-in user's bonds, in date order",
  params: z.object({ bondId: inPath.id(BondId) }),
  answer: z.array(CashFlow),
});

export const listCashFlows = endpoint({
  method: 'GET',
  path: '/admin/bonds/{id}/cashflows',
  access: 'administrator',
  summary: 'The cash flows of a bond, in date order',
  params: bondParams,
  answer: z.array(CashFlow),
});

function cashFlowEndpoints<A extends WriterAccess>({ access, root, whose }: Writer<A>) {
  const one = { access, params } as const;
  return {
    add: endpoint({
      access,
      method: 'POST',
      path: `${root}/bonds/{id}/cashflows`,
      summary: `Adds a cash flow to a bond${whose}`,
      params: bondParams,
      body: CashFlowFields,
      answer: CashFlow,
    }),
    change: endpoint({
      ...one,
      method: 'PUT',
      path: `${root}/cashflows/{id}`,
      summary: `Changes a cash flow${whose}`,
      body: CashFlowFields,
      answer: CashFlow,
    }),
    remove: endpoint({
      ...one,
      method: 'DELETE',
      path: `${root}/cashflows/{id}`,
      summary: `Removes a cash flow${whose}; it can be restored for 30 days`,
    }),
    restore: endpoint({
      ...one,
      method: 'POST',
      path: `${root}/cashflows/{id}/restore`,
      summary: `Restores a cash flow${whose} removed in the last 30 days`,
      status: 200,
      answer: CashFlow,
    }),
  } as const;
}

export type CashFlowCalls<A extends WriterAccess = WriterAccess> = ReturnType<typeof cashFlowEndpoints<A>>;

export const officeCashFlowCalls = cashFlowEndpoints(OFFICE);
export const ownCashFlowCalls = cashFlowEndpoints(OWN);

export const {
  add: addCashFlow,
  change: changeCashFlow,
  remove: removeCashFlow,
  restore: restoreCashFlow,
} = officeCashFlowCalls;
