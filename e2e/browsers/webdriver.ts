import { z } from 'zod';

const Failure = z.object({ value: z.object({ error: z.string(), message: z.string() }) });
const Success = z.object({ value: z.unknown() });

/** Sends one command of W3C WebDriver. Returns its value, or throws an error with the driver's message. */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

export function webDriverAt(url: string): Command {
  return async (method, path, body) => {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(`${url}${path}`, init);
    const answer: unknown = await response.json();
    if (response.ok) return Success.parse(answer).value;
    const { error, message } = Failure.parse(answer).value;
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  };
}
