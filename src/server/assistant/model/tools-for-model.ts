import { dynamicTool, type ToolSet } from 'ai';
import { z } from 'zod';
import type { Lookup } from '../thread/portfolio-access.ts';
import { factsForModel } from './facts-for-model.ts';
import type { Marks } from './untrusted.ts';

/** More than this is not sent at once; the model is told to ask for less. */
const MAX_RESULT_LENGTH = 40_000;
const RESULT_TOO_LONG = { error: 'too much at once: ask for less' };

export interface LookupEvents {
  readonly redact: (text: string) => string;
  readonly marks: Marks;
  /** Told before a tool looks something up. */
  readonly onLookup: (tool: string) => void;
  /** Told what the tool gave, as JSON and as it leaves the server. */
  readonly onFacts: (facts: unknown) => void;
  /** Told of an error that is no fault of the model's. */
  readonly onError: (error: unknown) => void;
}

async function lookUp(tool: Lookup, input: unknown, on: LookupEvents): Promise<unknown> {
  on.onLookup(tool.name);
  try {
    const found = await tool.call(input);
    if (found === undefined) return RESULT_TOO_LONG;
    const facts = factsForModel(found, on);
    if (JSON.stringify(facts).length > MAX_RESULT_LENGTH) return RESULT_TOO_LONG;
    on.onFacts(facts);
    return facts;
  } catch (error) {
    if (error instanceof z.ZodError) return { error: `wrong input: ${z.prettifyError(error)}` };
    on.onError(error);
    return { error: 'it could not be looked up' };
  }
}

/** The tools as a model can call them: those of the built-in assistant that look into the portfolio. */
export function toolsForModel(lookups: readonly Lookup[], on: LookupEvents): ToolSet {
  return Object.fromEntries(
    lookups.map((tool) => [
      tool.name,
      dynamicTool({
        description: tool.description,
        inputSchema: tool.input,
        execute: (input) => lookUp(tool, input, on),
      }),
    ]),
  );
}
