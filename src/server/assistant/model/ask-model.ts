import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, stepCountIs, type ModelMessage, type ToolSet } from 'ai';
import type { ModelConfig } from '../../platform/config/config.ts';
import { limitedFetch } from './limited-fetch.ts';

// The library tells its warnings on the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Requests to the endpoint for one question, those of a correction among them. */
export const MAX_ROUNDS = 6;

interface Access {
  readonly config: ModelConfig;
  /** Throws where no further request may be made. */
  readonly before: () => Promise<void>;
}

/** The model of the configuration, at the one address that is named there. */
export function createModel({ config, before }: Access) {
  const { baseUrl, model, apiKey } = config;
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey === undefined ? {} : { apiKey }),
    fetch: limitedFetch({ before }),
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

/** Lets the model look things up and answer, in at most so many rounds; in the last it can only answer. */
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
