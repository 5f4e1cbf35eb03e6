import type { DestinationStream } from 'pino';
import { z } from 'zod';

const WARNING = 40;

const Line = z.object({
  level: z.number(),
  msg: z.string().default(''),
  err: z.object({ message: z.string() }).optional(),
});

/** Control and direction characters could hide or reverse the text around them, or command the terminal. */
const CONTROL = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Writes each log line as a sentence for the person at the terminal: 'Warning: …'. */
export function plainLines(terminal: { write: (text: string) => unknown }): DestinationStream {
  return {
    write(json) {
      const { level, msg, err } = Line.parse(JSON.parse(json));
      const text = [msg, err?.message].filter((part) => part !== undefined && part !== '').join(': ');
      terminal.write(`${level > WARNING ? 'Error' : 'Warning'}: ${text.replaceAll(CONTROL, '\uFFFD')}\n`);
    },
  };
}
