import { z } from 'zod';
import type { FieldTable } from './field-table.ts';

/** Of answers whose fields are called differently in the code than on the wire: the table of their names. */
export const NAMED_BY = z.registry<FieldTable>();
