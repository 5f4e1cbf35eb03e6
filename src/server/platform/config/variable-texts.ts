import { z } from 'zod';
import { attempts, percent } from './config-values.ts';

/** The text about a variable in docs/configuration.md and in the message about a wrong value. */
export interface VariableText {
  readonly description: string;
  readonly takes: string;
  /** The default as the documentation shows it; the schema has the value itself. */
  readonly default?: string;
  /** May be read from the file that NAME_FILE names; its value is never shown. */
  readonly secret?: boolean;
}

export const texts = z.registry<VariableText>();

/** A limit on how often something may happen within an hour. */
export const perHour = (max: number, description: string) =>
  attempts
    .default(max)
    .register(texts, { description, takes: 'a whole number from 1 to 1000000', default: String(max) });

/** A limit for holders who have not chosen their own. */
export const concentrationLimit = (limit: number, description: string) =>
  percent.default(limit).register(texts, {
    description,
    takes: 'a percentage from 0 to 100, with at most 2 decimal places',
    default: String(limit),
  });
