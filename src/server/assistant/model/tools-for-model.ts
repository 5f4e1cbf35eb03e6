import { dynamicTool, type ToolSet } from 'ai';
import { z } from 'zod';
import type { Lookup } from '../thread/portfolio-access.ts';
import { factsForModel } from './facts-for-model.ts';
import type { Marks } from './untrusted.ts';

/** A longer result is not sent; the model is asked to request less. */
const MAX_RESULT_LENGTH = 40_000;
const RESULT_TOO_LONG = { error: 'the result is too long: ask for less' };

export interface LookupEvents {
  readonly redact: (text: string) => string;
  readonly marks: Marks;
  /** Called before a tool runs. */
  readonly onLookup: (tool: string) => void;
  /** Called with the result of a tool, as the JSON that leaves the server. */
  readonly onFacts: (facts: unknown) => void;
  /** Called with an error that the model did not cause. */
  readonly onError: (error: unknown) => void;
}

async function lookUp(tool: Lookup, input: unknown, events: LookupEvents): Promise<unknown> {
  events.onLookup(tool.name);
  try {
    const result = await tool.call(input);
    if (result === undefined) return RESULT_TOO_LONG;
    const facts = factsForModel(result, events);
    if (JSON.stringify(facts).length > MAX_RESULT_LENGTH) return RESULT_TOO_LONG;
    events.onFacts(facts);
    return facts;
  } catch (error) {
    if (error instanceof z.ZodError) return { error: `invalid input: ${z.prettifyError(error)}` };
    events.onError(error);
    return { error: 'the lookup failed' };
  }
}

/** The lookups as tools that a model can call. */
export function toolsForModel(lookups: readonly Lookup[], events: LookupEvents): ToolSet {
  return Object.fromEntries(
    lookups.map((tool) => [
      tool.name,
      dynamicTool({
        description: tool.description,
        inputSchema: tool.input,
        execute: (input) => lookUp(tool, input, events),
      }),
    ]),
  );
}
