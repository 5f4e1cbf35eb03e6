import { useState, type SyntheticEvent } from 'react';
import { mappingFaults, offeredFields } from '#domain/imports/mapping/column-mapping';
import { mappedSheet } from '#domain/imports/reading/sheet-summary';
import type { ColumnMapping, Import } from '#api/portfolio/imports/import-fields';
import { useMapColumns, type ImportOwner } from '../../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { useWithCause } from '../../../../platform/texts/use-with-cause.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { Message } from '../../../../platform/ui/message.tsx';
import { Sheet } from '../../../../platform/ui/sheet.tsx';
import { HolderOfAllRows } from '../holder-input.tsx';
import { isUnknownHolder } from '../typed-holder.ts';
import type { TypedChoices } from '../use-typed-choices.ts';
import { ColumnField } from './column-field.tsx';
import { MappedRows } from './mapped-rows.tsx';
import { MappingFileButtons } from './mapping-file-buttons.tsx';
import { allowedTargets, hasHolders } from './proposed-mapping.ts';

interface ColumnsFormProps {
  readonly owner: ImportOwner;
  readonly upload: Import;
  readonly typed: TypedChoices;
  readonly onMapped: () => void;
}

/** Chooses the meaning of each column of the file, next to sample rows. */
export function ColumnsForm({ owner, upload, typed, onMapped }: ColumnsFormProps) {
  const texts = useTexts(importsTexts);
  const { mapping, onMapping, remember, onRemember, holder, onHolder } = typed;
  const [isChecked, setIsChecked] = useState(false);
  const { save, isSaving, failure } = useSaveMapping(owner, upload, onMapped);
  const found = mappedSheet(upload.sheets, { ...mapping, headerRow: null });
  const sheet = mappedSheet(upload.sheets, mapping);
  if (found === undefined || sheet === undefined) return null;
  const faults = mappingFaults(mapping, sheet.header.length);
  const fields = offeredFields(mapping);
  const asksForHolder = owner === 'office' && hasHolders(mapping) && mapping.columns.holder === undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (faults.length > 0) return;
    if (!asksForHolder) save({ mapping, remember });
    else if (!isUnknownHolder(holder)) save({ mapping, remember, holder: holder.id ?? null });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Sheet className="grid gap-4 p-4 md:p-5">
        <MappedRows
          owner={owner}
          sheets={upload.sheets}
          sheet={found}
          mapping={mapping}
          onChange={onMapping}
        />
        <h2 className="text-base font-semibold">{texts.columnsTitle}</h2>
        <ul className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
          {fields.map((field) => (
            <ColumnField
              key={`${mapping.target} ${field.key}`}
              field={field}
              sheet={sheet}
              mapping={mapping}
              fault={isChecked ? faults.find((fault) => fault.field === field.key)?.rule : undefined}
              onChange={onMapping}
              valueForAll={
                field.key === 'holder' &&
                asksForHolder && <HolderOfAllRows value={holder} onChange={onHolder} />
              }
            />
          ))}
        </ul>
        <label className="flex min-h-6 items-center gap-2">
          <input
            type="checkbox"
            checked={remember}
            className="size-4 accent-accent"
            onChange={({ target }) => onRemember(target.checked)}
          />
          {texts.remember}
        </label>
      </Sheet>
      {failure !== null && <Message kind="error" text={failure} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" busy={isSaving}>
          {texts.toPreview}
        </Button>
        <MappingFileButtons
          fileName={upload.fileName}
          header={sheet.header}
          mapping={mapping}
          targets={allowedTargets(owner)}
          onMapping={onMapping}
        />
      </div>
    </form>
  );
}

interface ChosenColumns {
  readonly mapping: ColumnMapping;
  readonly remember: boolean;
  /** Of all rows; missing if each row names its own. */
  readonly holder?: number | null;
}

function useSaveMapping(owner: ImportOwner, upload: Import, onMapped: () => void) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const mapping = useMapColumns(owner, upload.id);
  const save = (chosen: ChosenColumns) =>
    mapping.mutate({ ...chosen, answers: upload.answers }, { onSuccess: onMapped });
  const failure = mapping.error === null ? null : withCause(texts.mappingFailed, mapping.error);
  return { save, isSaving: mapping.isPending, failure };
}
