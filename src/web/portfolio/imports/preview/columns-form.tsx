import { useId, useState, type SyntheticEvent } from 'react';
import { mappingFaults, mappingFields } from '#domain/imports/mapping/column-mapping';
import { MAPPING_TARGETS, type MappingTarget } from '#domain/imports/mapping/mapping-fields';
import type { ColumnMapping, Import } from '#api/portfolio/imports/import-fields';
import { INPUT_LOOK } from '../../../platform/forms/fields/field.tsx';
import { useMapColumns, type ImportOwner } from '../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Message } from '../../../platform/ui/message.tsx';
import { Select } from '../../../platform/ui/select.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { ColumnField } from './column-field.tsx';

interface ColumnsFormProps {
  readonly owner: ImportOwner;
  readonly one: Import;
  readonly onMapped: () => void;
}

const NO_MAPPING: ColumnMapping = { sheet: null, target: 'holding', columns: {}, constants: {} };
/** What a holder imports into somebody else's books. */
const OWN_TARGETS: readonly MappingTarget[] = ['holding', 'payment', 'distribution'];
const targetsOf = (owner: ImportOwner) => (owner === 'office' ? MAPPING_TARGETS : OWN_TARGETS);

function proposedMapping(owner: ImportOwner, { mapping }: Import): ColumnMapping {
  return mapping !== null && targetsOf(owner).includes(mapping.target) ? mapping : NO_MAPPING;
}

/** What each column of the file means, with the first rows beside it. */
export function ColumnsForm({ owner, one, onMapped }: ColumnsFormProps) {
  const texts = useTexts(importsTexts);
  const [mapping, setMapping] = useState(proposedMapping(owner, one));
  const [remember, setRemember] = useState(true);
  const [isChecked, setIsChecked] = useState(false);
  const { save, isSaving, failure } = useSaveMapping(owner, one, onMapped);
  const sheet = one.sheets.find(({ name }) => name === mapping.sheet) ?? one.sheets[0];
  if (sheet === undefined) return null;
  const faults = mappingFaults(mapping, sheet.header.length);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (faults.length === 0) save(mapping, remember);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Sheet className="grid gap-4 p-4 md:p-5">
        <MappedRows owner={owner} one={one} mapping={mapping} onChange={setMapping} />
        <h2 className="text-base font-semibold">{texts.columnsTitle}</h2>
        <ul className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
          {mappingFields(mapping.target).map((field) => (
            <ColumnField
              key={`${mapping.target} ${field.key}`}
              field={field}
              sheet={sheet}
              mapping={mapping}
              fault={isChecked ? faults.find((fault) => fault.field === field.key)?.rule : undefined}
              onChange={setMapping}
            />
          ))}
        </ul>
        <label className="flex min-h-6 items-center gap-2">
          <input
            type="checkbox"
            checked={remember}
            className="size-4 accent-accent"
            onChange={({ target }) => setRemember(target.checked)}
          />
          {texts.remember}
        </label>
      </Sheet>
      {failure !== null && <Message kind="error" text={failure} />}
      <div>
        <Button type="submit" kind="primary" busy={isSaving}>
          {texts.toPreview}
        </Button>
      </div>
    </form>
  );
}

interface MappedRowsProps {
  readonly owner: ImportOwner;
  readonly one: Import;
  readonly mapping: ColumnMapping;
  readonly onChange: (mapping: ColumnMapping) => void;
}

/** The sheet, where there are several, and what its rows are. */
function MappedRows({ owner, one, mapping, onChange }: MappedRowsProps) {
  const texts = useTexts(importsTexts);
  const id = useId();
  const targets = targetsOf(owner);
  const chosen = one.sheets.find(({ name }) => name === mapping.sheet) ?? one.sheets[0];
  return (
    <div className="flex flex-wrap gap-4 *:w-64 *:max-w-full">
      {one.sheets.length > 1 && (
        <div className="grid gap-1">
          <label htmlFor={`${id}-sheet`} className="font-medium">
            {texts.sheet}
          </label>
          <Select
            id={`${id}-sheet`}
            className={INPUT_LOOK}
            value={chosen?.name ?? ''}
            options={one.sheets.map(({ name }) => ({ value: name ?? '', label: name ?? '' }))}
            onChange={({ target }) => onChange({ ...mapping, sheet: target.value, columns: {} })}
          />
        </div>
      )}
      <div className="grid gap-1">
        <label htmlFor={`${id}-target`} className="font-medium">
          {texts.target}
        </label>
        <Select
          id={`${id}-target`}
          className={INPUT_LOOK}
          value={mapping.target}
          options={targets.map((value) => ({ value, label: texts.targets[value] }))}
          onChange={({ target }) => {
            const next = targets.find((value) => value === target.value);
            if (next !== undefined) onChange({ ...mapping, target: next, columns: {}, constants: {} });
          }}
        />
      </div>
    </div>
  );
}

function useSaveMapping(owner: ImportOwner, one: Import, onMapped: () => void) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const mapping = useMapColumns(owner, one.id);
  const save = (chosen: ColumnMapping, remember: boolean) =>
    mapping.mutate({ mapping: chosen, answers: one.answers, remember }, { onSuccess: onMapped });
  const failure = mapping.error === null ? null : withCause(texts.mappingFailed, mapping.error);
  return { save, isSaving: mapping.isPending, failure };
}
