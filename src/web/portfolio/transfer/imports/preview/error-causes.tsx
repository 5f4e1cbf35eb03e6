import type { SyntheticEvent } from 'react';
import type { Import, ImportRow } from '#api/portfolio/imports/import-fields';
import { ROWS_PER_PAGE } from '#api/portfolio/imports/row-kinds';
import { INPUT_LOOK } from '../../../../platform/forms/fields/field.tsx';
import {
  useCorrectCells,
  useImportRows,
  type ImportOwner,
} from '../../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import type { MessageContent } from '../../../../platform/ui/message.tsx';
import { Sheet } from '../../../../platform/ui/sheet.tsx';
import { columnLabel } from './column-label.ts';
import { useErrorSentence } from './error-sentence.ts';
import { countWaiting, groupErrors, type ErrorGroup, type WrongCell } from './group-errors.ts';
import { RejectedRows } from '../rejected-rows.tsx';
import { useCorrectionFailure } from './use-correction-failure.ts';
import { cellName, type Corrections } from './use-corrections.ts';
import { useNextWrongCell } from './use-next-wrong-cell.ts';

interface ErrorCausesProps {
  readonly owner: ImportOwner;
  readonly upload: Import;
  readonly showMessage: (message: MessageContent) => void;
  readonly corrections: Corrections;
}

/** The invalid rows, grouped by error; their cells can be corrected in place. */
export function ErrorCauses({ owner, upload, showMessage, corrections }: ErrorCausesProps) {
  const texts = useTexts(importsTexts);
  const { data } = useImportRows(owner, upload.id, 'error');
  const sentence = useErrorSentence();
  const rows: readonly ImportRow[] = data?.pages[0] ?? [];
  const waiting = countWaiting(rows, upload);
  const { frame, startAt } = useNextWrongCell(data, corrections);
  return (
    <div ref={frame} tabIndex={-1} className="self-start">
      <Sheet>
        <div className="flex items-baseline justify-between gap-4 px-4 pt-3.5 pb-1 md:px-5">
          <h2 className="font-semibold">{texts.errors}</h2>
          <span className="text-xs text-soft tabular-nums">{texts.rows(upload.counts.error)}</span>
        </div>
        {upload.counts.error > ROWS_PER_PAGE && (
          <p className="px-4 pb-2 text-xs text-soft md:px-5">{texts.firstErrors(ROWS_PER_PAGE)}</p>
        )}
        {waiting > 0 && (
          <p className="border-t border-hair px-4 py-3 md:px-5">{texts.waitingForAnswers(waiting)}</p>
        )}
        {groupErrors(rows, upload, sentence).map((group) => (
          <Cause key={group.title} {...{ owner, upload, group, showMessage, corrections }} onSent={startAt} />
        ))}
        <p className="border-t border-hair px-4 py-3 text-xs text-soft md:px-5">
          <RejectedRows owner={owner} upload={upload} showMessage={showMessage} />
        </p>
      </Sheet>
    </div>
  );
}

const SHOWN_CELLS = 20;

interface CauseProps extends ErrorCausesProps {
  readonly group: ErrorGroup;
  /** Called with the first of the corrected cells. */
  readonly onSent: (cell: string) => void;
}

function Cause({ owner, upload, group, showMessage, corrections, onSent }: CauseProps) {
  const texts = useTexts(importsTexts);
  const showFailure = useCorrectionFailure(showMessage);
  const correcting = useCorrectCells(owner, upload.id);
  const { typed, onType, onForget } = corrections;
  const changes = group.cells.flatMap((cell) => {
    const { sheet, row, column } = cell;
    const text = typed[cellName(cell)];
    return text === undefined || column === null ? [] : [{ sheet, row, column, text }];
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const [first] = changes;
    if (first === undefined || correcting.isPending) return;
    onSent(cellName(first));
    correcting.mutateAsync(changes).then(() => onForget(changes), showFailure);
  };
  return (
    <form onSubmit={submit} className="grid gap-2 border-t border-hair px-4 py-3 md:px-5">
      <h3 className="flex justify-between gap-3 font-medium wrap-anywhere">
        {group.title}
        <span className="font-normal text-soft tabular-nums">{group.cells.length}</span>
      </h3>
      <ul className="grid gap-2">
        {group.cells.slice(0, SHOWN_CELLS).map((cell) => (
          <CellInput
            key={cell.key}
            cell={cell}
            value={typed[cellName(cell)] ?? cell.text}
            onChange={(text) => onType(cell, text)}
          />
        ))}
      </ul>
      {group.cells.length > SHOWN_CELLS && (
        <p className="text-xs text-soft">{texts.moreRows(group.cells.length - SHOWN_CELLS)}</p>
      )}
      {changes.length > 0 && (
        <div>
          <Button type="submit" busy={correcting.isPending}>
            {texts.correct}
          </Button>
        </div>
      )}
    </form>
  );
}

interface CellInputProps {
  readonly cell: WrongCell;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function CellInput({ cell, value, onChange }: CellInputProps) {
  const texts = useTexts(importsTexts);
  const { column, columnName } = cell;
  const name = column === null && columnName !== null ? columnLabel(columnName, texts, []) : columnName;
  const label = texts.inRow(cell.row, name, cell.sheetName);
  if (column === null) return <li className="text-xs text-soft">{label}</li>;
  return (
    <li>
      <label className="grid gap-0.5 text-xs text-soft">
        {label}
        <input
          autoComplete="off"
          className={`${INPUT_LOOK} h-9! text-sm`}
          data-cell={cellName(cell)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    </li>
  );
}
