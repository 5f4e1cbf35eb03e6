import { useId, type ReactNode } from 'react';
import type { MappingFault } from '#domain/imports/mapping/column-mapping';
import { COLUMN_KEYS, type ColumnKey } from '#domain/imports/columns/column';
import type { SheetSummary } from '#domain/imports/reading/sheet-summary';
import type { ColumnMapping } from '#api/portfolio/imports/import-fields';
import { INPUT_LOOK } from '../../../../platform/forms/fields/field.tsx';
import { importsTexts } from '../../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { Select } from '../../../../platform/ui/select.tsx';

interface ColumnFieldProps {
  readonly field: { readonly key: ColumnKey; readonly isRequired: boolean };
  readonly sheet: Pick<SheetSummary, 'header' | 'sample'>;
  readonly mapping: ColumnMapping;
  readonly fault: MappingFault['rule'] | undefined;
  readonly onChange: (mapping: ColumnMapping) => void;
  /** The input of the value for all rows, where it is more than text. */
  readonly valueForAll?: ReactNode;
}

/** Fields that may have one value for all rows. */
const CONSTANT_FIELDS: readonly ColumnKey[] = ['currency', 'assetClass', 'direction', 'bank', 'day', 'isin'];
const SAMPLES = 3;

function withoutEmpty<T>(entries: Readonly<Partial<Record<ColumnKey, T>>>): Partial<Record<ColumnKey, T>> {
  const kept: Partial<Record<ColumnKey, T>> = {};
  for (const key of COLUMN_KEYS) if (entries[key] !== undefined) kept[key] = entries[key];
  return kept;
}

/** Chooses the column of one field, or one value for all rows if the file has no such column. */
export function ColumnField({
  field: { key, isRequired },
  sheet,
  mapping,
  fault,
  onChange,
  valueForAll,
}: ColumnFieldProps) {
  const texts = useTexts(importsTexts);
  const id = useId();
  const label = texts.columns[key] ?? key;
  const at = mapping.columns[key];
  const filled = at === undefined ? [] : sheet.sample.flatMap((cells) => cells[at] || []);
  const samples = filled.slice(0, SAMPLES);
  const choose = (value: string) => {
    const column = value === '' ? undefined : Number(value);
    onChange({
      ...mapping,
      columns: withoutEmpty({ ...mapping.columns, [key]: column }),
      constants: withoutEmpty({ ...mapping.constants, [key]: undefined }),
    });
  };
  const faultProps = fault === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` };
  return (
    <li className="grid content-start gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
        {!isRequired && <span className="font-normal text-soft"> ({texts.optional})</span>}
      </label>
      <Select
        id={id}
        className={INPUT_LOOK}
        value={at === undefined ? '' : String(at)}
        options={[
          { value: '', label: texts.noColumn },
          ...sheet.header.map((name, i) => ({ value: String(i), label: `${i + 1} · ${name}` })),
        ]}
        onChange={({ target }) => choose(target.value)}
        {...faultProps}
      />
      {at === undefined && valueForAll}
      {at === undefined && CONSTANT_FIELDS.includes(key) && (
        <input
          aria-label={texts.valueForAll(label)}
          placeholder={texts.valueForAll(label)}
          className={INPUT_LOOK}
          value={mapping.constants[key] ?? ''}
          onChange={({ target }) =>
            onChange({ ...mapping, constants: { ...mapping.constants, [key]: target.value } })
          }
        />
      )}
      {samples.length > 0 && <p className="truncate text-xs text-soft">{samples.join(' · ')}</p>}
      {fault !== undefined && (
        <p id={`${id}-error`} className="text-sm text-loss">
          {texts.mappingFaults[fault]}
        </p>
      )}
    </li>
  );
}
