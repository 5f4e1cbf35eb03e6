import { useId, type ReactNode } from 'react';
import type { SheetSummary } from '#domain/imports/reading/sheet-summary';
import type { ColumnMapping } from '#api/portfolio/imports/import-fields';
import { INPUT_LOOK } from '../../../../platform/forms/fields/field.tsx';
import type { ImportOwner } from '../../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { Select } from '../../../../platform/ui/select.tsx';
import { allowedTargets, mapTo, suggestFor } from './proposed-mapping.ts';

interface MappedRowsProps {
  readonly owner: ImportOwner;
  readonly sheets: readonly SheetSummary[];
  /** The sheet being mapped, with its detected header. */
  readonly sheet: SheetSummary;
  readonly mapping: ColumnMapping;
  readonly onChange: (mapping: ColumnMapping) => void;
}

/** Chooses the rows to import and what they are: sheet, header, and lines to skip at the end. */
export function MappedRows({ owner, sheets, sheet, mapping, onChange }: MappedRowsProps) {
  const texts = useTexts(importsTexts);
  const targets = allowedTargets(owner);
  const suggest = (on: SheetSummary, headerRow: number | null) =>
    onChange({ ...suggestFor(owner, on, headerRow), footLines: mapping.footLines });
  const chooseSheet = (name: string) => {
    const next = sheets.find((each) => each.name === name);
    if (next !== undefined) suggest(next, null);
  };
  const chooseTarget = (value: string) => {
    const target = targets.find((each) => each === value);
    if (target !== undefined) onChange(mapTo(target, sheet, mapping));
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {sheets.length > 1 && (
        <Choice
          label={texts.sheet}
          value={sheet.name ?? ''}
          options={sheets.map(({ name }) => ({ value: name ?? '', label: name ?? '' }))}
          onChoice={chooseSheet}
        />
      )}
      <Choice
        label={texts.target}
        value={mapping.target}
        options={targets.map((value) => ({ value, label: texts.targets[value] }))}
        onChoice={chooseTarget}
      />
      {sheet.firstLines.length > 1 && (
        <Choice
          label={texts.header}
          value={String(mapping.headerRow ?? sheet.headerRow)}
          options={sheet.firstLines.map((line) => ({ value: String(line.row), label: headerLabel(line) }))}
          onChoice={(row) => suggest(sheet, Number(row) === sheet.headerRow ? null : Number(row))}
        />
      )}
      <FootLines
        count={mapping.footLines}
        onCount={(footLines) => onChange({ ...mapping, footLines })}
        label={texts.footLines}
      />
    </div>
  );
}

const HEADER_LABEL_LENGTH = 60;

function headerLabel({ row, cells }: SheetSummary['firstLines'][number]): string {
  const text = cells.filter((cell) => cell.trim() !== '').join(' · ');
  return `${row} · ${text.length > HEADER_LABEL_LENGTH ? `${text.slice(0, HEADER_LABEL_LENGTH)}…` : text}`;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoice: (value: string) => void;
}

function Choice({ label, value, options, onChoice }: ChoiceProps) {
  return (
    <LabelledField label={label}>
      {(id) => (
        <Select
          id={id}
          className={INPUT_LOOK}
          value={value}
          options={options}
          onChange={({ target }) => onChoice(target.value)}
        />
      )}
    </LabelledField>
  );
}

/** The limit of the API. */
const MAX_FOOT_LINES = 100;

interface FootLinesProps {
  readonly label: string;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

function FootLines({ label, count, onCount }: FootLinesProps) {
  const change = (typed: number) => {
    if (Number.isInteger(typed)) onCount(Math.min(MAX_FOOT_LINES, Math.max(0, typed)));
  };
  return (
    <LabelledField label={label}>
      {(id) => (
        <input
          id={id}
          type="number"
          min={0}
          max={MAX_FOOT_LINES}
          className={INPUT_LOOK}
          value={count}
          onChange={({ target }) => change(target.valueAsNumber)}
        />
      )}
    </LabelledField>
  );
}

function LabelledField({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
