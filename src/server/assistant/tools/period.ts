import { z } from 'zod';
import * as field from '#api/platform/fields';

/** The first and the last day, both inclusive. */
export const period = z.object({ from: field.day, to: field.day });
