import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import * as field from '../platform/fields.ts';
import { BondId, CashFlowId, inPath, Version } from '../platform/ids.ts';

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

export const addCashFlow = endpoint({
  method: 'POST',
  path: '/admin/bonds/{id}/cashflows',
  access: 'administrator',
  summary: 'Adds a cash flow to a bond',
  params: bondParams,
  body: CashFlowFields,
  answer: CashFlow,
});

export const changeCashFlow = endpoint({
  method: 'PUT',
  path: '/admin/cashflows/{id}',
  access: 'administrator',
  summary: 'Changes a cash flow',
  params,
  body: CashFlowFields,
  answer: CashFlow,
});

export const removeCashFlow = endpoint({
  method: 'DELETE',
  path: '/admin/cashflows/{id}',
  access: 'administrator',
  summary: 'Removes a cash flow; it can be restored for 30 days',
  params,
});

export const restoreCashFlow = endpoint({
  method: 'POST',
  path: '/admin/cashflows/{id}/restore',
  access: 'administrator',
  summary: 'Restores a cash flow removed in the last 30 days',
  status: 200,
  params,
  answer: CashFlow,
});
