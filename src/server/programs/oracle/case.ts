import { z } from 'zod';

/** The expected result of a case: figures of any form, `{error}` for a refusal, or `{anyOf}` for one of several. */
const expectation = z.json();
export type Expectation = z.infer<typeof expectation>;

/** By the name of a field at any depth, or '*' for all other fields. */
const tolerance = z.union([z.number(), z.record(z.string(), z.number())]);
export type Tolerance = z.infer<typeof tolerance>;

/** A reference case: the inputs of one calculation and the published or independently computed result. */
export const oracleCase = z.looseObject({
  id: z.string(),
  kind: z.string(),
  inputs: z.looseObject({ fn: z.string() }),
  expected: expectation,
  tolerance,
  note: z.string().optional(),
});
export type OracleCase = z.infer<typeof oracleCase>;

export const oracleFile = z.array(oracleCase);
