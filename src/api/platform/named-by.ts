import { z } from 'zod';
import type { FieldTable } from './field-table.ts';

/** The table of field names for answers whose fields have other names in the code than on the wire. */
export const NAMED_BY = z.registry<FieldTable>();
