import { z } from 'zod';

const numberOrText = z.union([z.number(), z.string()]);
const noSolution = z.strictObject({ error: z.string() });

/** What a case expects: a figure, a date, a list of dates, named figures, a refusal, or one of several figures. */
const expectation = z.union([
  numberOrText,
  z.array(z.string()),
  noSolution,
  z.looseObject({ anyOf: z.array(z.union([numberOrText, noSolution])) }),
  z.record(z.string(), numberOrText),
]);
export type Expectation = z.infer<typeof expectation>;

const tolerance = z.union([z.number(), z.record(z.string(), z.number())]);
export type Tolerance = z.infer<typeof tolerance>;

/** A reference case: the inputs of one calculation and the published or independently computed result. */
export const oracleCase = z.looseObject({
  id: z.string(),
  kind: z.string(),
  inputs: z.looseObject({ fn: z.string() }),
  expected: expectation,
  tolerance,
});
export type OracleCase = z.infer<typeof oracleCase>;

export const oracleFile = z.array(oracleCase);
