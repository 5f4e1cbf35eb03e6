import { dynamicTool, type ToolSet } from 'ai';
import { z } from 'zod';
import type { Tools } from '../tools/tools.ts';
import { factsForModel } from './facts-for-model.ts';
import { lookupsOf, type AnyTool } from './lookups-of.ts';
import type { Marks } from './untrusted.ts';

/** More than this is not sent at once; the model is told to ask for less. */
const LONGEST_RESULT = 40_000;

export interface Lookup {
  readonly redact: (text: string) => string;
  readonly marks: Marks;
  /** Told before a tool looks something up. */
  readonly onLookup: (tool: string) => void;
  /** Told what the tool gave, as JSON and as it leaves the server. */
  readonly onFacts: (facts: unknown) => void;
  /** Told of an error that is no fault of the model's. */
  readonly onError: (error: unknown) => void;
}

async function lookUp(tool: AnyTool, input: unknown, lookup: Lookup): Promise<unknown> {
  lookup.onLookup(tool.name);
  try {
    const json: unknown = JSON.parse(JSON.stringify(await tool.call(input)));
    const facts = factsForModel(json, lookup);
    if (JSON.stringify(facts).length > LONGEST_RESULT) return { error: 'too much at once: ask for less' };
    lookup.onFacts(facts);
    return facts;
  } catch (error) {
    if (error instanceof z.ZodError) return { error: `wrong input: ${z.prettifyError(error)}` };
    lookup.onError(error);
    return { error: 'it could not be looked up' };
  }
}

/** The tools as a model can call them: those of the built-in assistant that look into the portfolio. */
export function toolsForModel(tools: Tools, lookup: Lookup): ToolSet {
  return Object.fromEntries(
    lookupsOf(tools).map((tool) => [
      tool.name,
      dynamicTool({
        description: tool.description,
        inputSchema: tool.input,
        execute: (input) => lookUp(tool, input, lookup),
      }),
    ]),
  );
}
