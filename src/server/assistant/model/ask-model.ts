import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, stepCountIs, type ModelMessage, type ToolSet } from 'ai';
import type { ModelConfig } from '../../platform/config/config.ts';
import { limitedFetch } from './limited-fetch.ts';

// The library would print its warnings on the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Requests to the endpoint for one question, including those of a correction. */
export const MAX_ROUNDS = 6;

interface ModelAccess {
  readonly config: ModelConfig;
  /** Throws if no further request may be made. */
  readonly beforeRequest: () => Promise<void>;
}

/** The configured model at its configured address. */
export function createModel({ config, beforeRequest }: ModelAccess) {
  const { baseUrl, model, apiKey } = config;
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey === undefined ? {} : { apiKey }),
    fetch: limitedFetch({ beforeRequest }),
  });
  return provider.chatModel(model);
}

interface ModelCall {
  readonly model: ReturnType<typeof createModel>;
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: ToolSet;
  readonly rounds: number;
  readonly signal: AbortSignal;
}

interface ModelReply {
  readonly text: string;
  readonly rounds: number;
  readonly messages: readonly ModelMessage[];
}

/** Lets the model call tools and answer within `rounds` requests; in the last one it can only answer. */
export async function askModel({
  model,
  instructions,
  messages,
  tools,
  rounds,
  signal,
}: ModelCall): Promise<ModelReply> {
  const result = await generateText({
    model,
    system: instructions,
    messages: [...messages],
    tools,
    maxRetries: 0,
    abortSignal: signal,
    stopWhen: stepCountIs(rounds),
    prepareStep: ({ stepNumber }) => (stepNumber === rounds - 1 ? { toolChoice: 'none' } : undefined),
    experimental_include: { requestBody: false, responseBody: false },
  });
  return {
    text: result.text,
    rounds: result.steps.length,
    messages: [...messages, ...result.response.messages],
  };
}
