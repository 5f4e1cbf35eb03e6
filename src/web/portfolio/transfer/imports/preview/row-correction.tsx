import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { mappedSheet } from '#domain/imports/reading/sheet-summary';
import type { Import, ImportRow } from '#api/portfolio/imports/import-fields';
import { focusContentIfLost, isFocusAtContent, isFocusLost } from '../../../../platform/ui/focus-content.ts';
import { INPUT_LOOK } from '../../../../platform/forms/fields/field.tsx';
import {
  useCorrectCells,
  useFindCells,
  type ImportOwner,
} from '../../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import type { MessageContent } from '../../../../platform/ui/message.tsx';
import { useCorrectionFailure } from './use-correction-failure.ts';
import { cellName, NOT_CORRECTED, type Corrections } from './use-corrections.ts';

interface RowCorrectionProps {
  readonly owner: ImportOwner;
  readonly upload: Import;
  readonly row: ImportRow;
  readonly showMessage: (message: MessageContent) => void;
  readonly corrections: Corrections;
}

/** Opens the cells of a row that would be written, so that they can be corrected. Those of rows in error are next to their causes. */
export function RowCorrection(props: RowCorrectionProps) {
  const { kind, place } = props.row;
  const { next, onNext } = props.corrections;
  const [found, setFound] = useState<readonly string[] | null>(null);
  const cells = kind === 'new' || kind === 'changed' ? found : null;
  const frame = useFocusWithin(cells !== null, {
    isNext: next.row === place,
    onFocused: () => onNext(NOT_CORRECTED),
  });
  if (kind !== 'new' && kind !== 'changed') return null;
  return (
    <div ref={frame}>
      {cells === null ? (
        <OpenCells {...props} onFound={setFound} />
      ) : (
        <CellsForm {...props} cells={cells} onClose={() => setFound(null)} />
      )}
    </div>
  );
}

interface NextFocus {
  /** True from when this row was corrected; the row may have been away since. */
  readonly isNext: boolean;
  readonly onFocused: () => void;
}

/** Moves the focus from the button to the first cell when the cells open, and back when they close or the corrected row is back. */
function useFocusWithin(isOpen: boolean, { isNext, onFocused }: NextFocus) {
  const frame = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isBack = isNext && (isFocusLost() || isFocusAtContent());
    if (isBack || (wasOpen.current !== isOpen && isFocusLost())) {
      frame.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
      focusContentIfLost();
      if (isNext) onFocused();
    }
    wasOpen.current = isOpen;
  });
  return frame;
}

interface OpenCellsProps extends RowCorrectionProps {
  readonly onFound: (cells: readonly string[]) => void;
}

function OpenCells({ owner, upload, row, showMessage, onFound }: OpenCellsProps) {
  const texts = useTexts(importsTexts);
  const showFailure = useCorrectionFailure(showMessage);
  const finding = useFindCells(owner, upload.id);
  const open = () => {
    if (finding.isPending) return;
    finding.mutate(row.place, {
      onSuccess: ({ cells }) =>
        cells.length === 0 ? showMessage({ kind: 'note', text: texts.noLine }) : onFound(cells),
      onError: showFailure,
    });
  };
  return (
    <button
      type="button"
      aria-disabled={finding.isPending || undefined}
      aria-label={`${texts.correct}: ${texts.inRow(row.row, null, null)}`}
      className="min-h-6 text-xs text-accent underline"
      onClick={open}
    >
      {texts.correct}
    </button>
  );
}

/** The names of the columns; none for the sections of a statement, each of which has columns of its own. */
function columnNames({ sheets, mapping }: Import, { sheet }: ImportRow): readonly string[] {
  const [first, ...others] = sheets;
  const isSection = others.length === 0 && first?.name === null && sheet !== null;
  const headerRow = mapping?.headerRow ?? null;
  return isSection ? [] : (mappedSheet(sheets, { sheet, headerRow })?.header ?? []);
}

interface CellsFormProps extends RowCorrectionProps {
  readonly cells: readonly string[];
  readonly onClose: () => void;
}

function CellsForm({ owner, upload, row, cells, showMessage, corrections, onClose }: CellsFormProps) {
  const texts = useTexts(importsTexts);
  const showFailure = useCorrectionFailure(showMessage);
  const correcting = useCorrectCells(owner, upload.id);
  const names = columnNames(upload, row);
  const { onNext, typed, onType, onForget } = corrections;
  const columns = Array.from({ length: Math.max(names.length, cells.length) }, (_, column) => {
    const cell = { sheet: row.sheet, row: row.row, column };
    const inFile = cells[column] ?? '';
    return { cell, inFile, text: typed[cellName(cell)] ?? inFile };
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const changes = columns.flatMap(({ cell, inFile, text }) => (text === inFile ? [] : [{ ...cell, text }]));
    if (changes.length === 0 || correcting.isPending) return;
    onNext({ cells: [], row: row.place });
    correcting.mutateAsync(changes).then(() => {
      onForget(changes);
      onClose();
    }, showFailure);
  };
  const cancel = () => {
    onForget(columns.map(({ cell, text }) => ({ ...cell, text })));
    onClose();
  };
  return (
    <form onSubmit={submit} className="mt-2 grid gap-2">
      <div className="grid gap-2 sm:grid-cols-2">
        {columns.map(({ cell, text }) => (
          <label key={cell.column} className="grid gap-0.5 text-xs text-soft">
            {names[cell.column]?.trim() || texts.columnNumber(cell.column + 1)}
            <input
              autoComplete="off"
              className={`${INPUT_LOOK} h-9! text-sm`}
              value={text}
              onChange={({ target }) => onType(cell, target.value)}
            />
          </label>
        ))}
      </div>
      <div className="flex gap-2">
        <Button type="submit" busy={correcting.isPending}>
          {texts.correct}
        </Button>
        <Button kind="quiet" onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
