import { z } from 'zod';

import { ruleMessage } from './field-rules.ts';
/** Identifiers are positive integers; each kind is a type of its own. */
const id = z.int().positive();

export const UserId = id.brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;
export const SessionId = id.brand<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;
export const BondId = id.brand<'BondId'>();
export type BondId = z.infer<typeof BondId>;
export const PaymentId = id.brand<'PaymentId'>();
export type PaymentId = z.infer<typeof PaymentId>;
export const CashFlowId = id.brand<'CashFlowId'>();
export type CashFlowId = z.infer<typeof CashFlowId>;
export const EtfOrShareId = id.brand<'EtfOrShareId'>();
export type EtfOrShareId = z.infer<typeof EtfOrShareId>;
export const DistributionId = id.brand<'DistributionId'>();
export type DistributionId = z.infer<typeof DistributionId>;
/** One action on many holdings. */
export const BatchId = id.brand<'BatchId'>();
export type BatchId = z.infer<typeof BatchId>;
export const ImportId = id.brand<'ImportId'>();
export type ImportId = z.infer<typeof ImportId>;
export const ImportMappingId = id.brand<'ImportMappingId'>();
export type ImportMappingId = z.infer<typeof ImportMappingId>;
export const ImportSymbolId = id.brand<'ImportSymbolId'>();
export type ImportSymbolId = z.infer<typeof ImportSymbolId>;
export const BenchmarkId = id.brand<'BenchmarkId'>();
export type BenchmarkId = z.infer<typeof BenchmarkId>;
export const CalendarFeedId = id.brand<'CalendarFeedId'>();
export type CalendarFeedId = z.infer<typeof CalendarFeedId>;
export const PasskeyId = id.brand<'PasskeyId'>();
export type PasskeyId = z.infer<typeof PasskeyId>;

const digits = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, ruleMessage('positive_integer'))
  .transform(Number);

/** The same identifiers in a path: digits without a sign, blanks or leading zeros. */
export const inPath = {
  id: <T extends z.ZodType<unknown, number>>(kind: T) => digits.pipe(kind),
};

/** The version of a stored object, from 1. */
export const Version = z.int().positive();
