import type { AuditChange } from '#api/people/audit';
import { InstrumentFields } from '#api/portfolio/instruments';
import { instrumentOnWire, type InstrumentRow } from './instrument-row.ts';

/** The fields that a change gave another value, each with its value before and after. */
export function instrumentChanges(before: InstrumentRow, after: InstrumentRow): Record<string, AuditChange> {
  const [old, current] = [instrumentOnWire(before, []), instrumentOnWire(after, [])];
  const changed = InstrumentFields.keyof().options.filter((field) => old[field] !== current[field]);
  return Object.fromEntries(changed.map((field) => [field, [old[field], current[field]]]));
}
