import type { AuditChanges, AuditValue } from '#api/people/audit';
import { InstrumentFields, type InstrumentOnWire } from '#api/portfolio/instruments/instruments';
import { instrumentOnWire, type InstrumentRow } from './instrument-row.ts';

type Field = keyof typeof InstrumentFields.shape;
type FieldValue = InstrumentOnWire[Field];
type PlainValue = Extract<FieldValue, AuditValue>;

const isPlain = (value: FieldValue): value is PlainValue => value === null || typeof value !== 'object';

/** The fields that changed, each with its value before and after; null if one of these is a list or an object. */
export function instrumentChanges(before: InstrumentRow, after: InstrumentRow): AuditChanges {
  const [old, current] = [instrumentOnWire(before, [], []), instrumentOnWire(after, [], [])];
  const changes: AuditChanges = {};
  for (const field of InstrumentFields.keyof().options) {
    const [was, is] = [old[field], current[field]];
    if (JSON.stringify(was) !== JSON.stringify(is))
      changes[field] = isPlain(was) && isPlain(is) ? [was, is] : null;
  }
  return changes;
}

const FEATURES: readonly Field[] = ['amortization', 'couponSteps', 'floating', 'calls'];

/** Whether the change affects what holdings without features of their own pay. */
export function changesFeatures(changes: AuditChanges): boolean {
  return FEATURES.some((field) => field in changes);
}
