import type { Selectable } from 'kysely';
import type { ImportedCashFlow } from '#domain/imports/imported-row';
import { CashFlowFields } from '#api/portfolio/cash-flows';
import type { CashFlowsTable } from '../../../../platform/database/schema.ts';
import { cashFlowColumns } from '../../../records/cash-flows/cash-flow-columns.ts';
import { cashFlowOnWire } from '../../../records/cash-flows/cash-flow-on-wire.ts';
import { edited } from './write-income.ts';
import {
  validate,
  omitMissing,
  shownFields,
  type Added,
  type Changed,
  type Validated,
} from './written-row.ts';

/** An expected cash flow of the purchase with this id. */
export function addedCashFlow({ day, amounts }: ImportedCashFlow, bondId: number): Validated<Added> {
  const numbers = Object.entries(amounts).map(([name, text]): [string, number | null] => [
    name,
    text === null ? null : Number(text),
  ]);
  const input = omitMissing({ date: day, ...Object.fromEntries(numbers) });
  return validate(CashFlowFields, input, (fields) => ({
    columns: { bond_id: bondId, origin: 'entered', ...cashFlowColumns(fields) },
    after: shownFields(input),
  }));
}

/** The cash flow changed to these fields (under the endpoint's names); null if nothing differs. Cumulative sums are taken from the file. */
export function editedCashFlow(
  row: Selectable<CashFlowsTable>,
  given: Readonly<Record<string, unknown>>,
): Validated<Changed | null> {
  return edited(CashFlowFields, { stored: cashFlowOnWire(row), given }, (fields) => ({
    bond_id: row.bond_id,
    origin: row.origin === 'entered' ? 'entered' : 'edited',
    ...cashFlowColumns(fields),
  }));
}
