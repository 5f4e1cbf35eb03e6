import { z } from 'zod';
import * as field from '#api/platform/fields';

/** From the first to the last day, both included. */
export const period = z.object({ from: field.day, to: field.day });
