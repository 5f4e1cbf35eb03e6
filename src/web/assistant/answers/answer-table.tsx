import { useState } from 'react';
import type { ChatSource } from '#api/assistant/chat';
import { ShareBar } from '../../platform/charts/share-bar.tsx';
import { chatTexts } from '../../platform/texts/assistant/chat.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { hasOnlyFigures, staysOnOneLine } from './answer-blocks.ts';
import { rowBars } from './row-bars.ts';
import { TextWithLinks } from './source-link.tsx';

interface AnswerTableProps {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly sources: readonly ChatSource[];
}

/** A longer table shows the rest on request. */
const MAX_INITIAL_ROWS = 10;

/** The look of the first column of a table with bars, even if it contains years. */
const BARS_LOOK = 'w-1/2 text-left wrap-break-word';

function columnLook(cells: readonly string[]): string {
  if (hasOnlyFigures(cells)) return 'text-right whitespace-nowrap';
  return staysOnOneLine(cells) ? 'text-left whitespace-nowrap' : 'text-left wrap-break-word';
}

/** A table of an answer. Tables of groups or periods have a bar in each row. */
export function AnswerTable({ header, rows, sources }: AnswerTableProps) {
  const texts = useTexts(chatTexts);
  const [isOpen, setIsOpen] = useState(false);
  const bars = rowBars(rows);
  const looks = header.map((_, column) =>
    column === 0 && bars !== undefined ? BARS_LOOK : columnLook(rows.map((row) => row[column] ?? '')),
  );
  const folded = rows.length - MAX_INITIAL_ROWS;
  const shown = isOpen ? rows : rows.slice(0, MAX_INITIAL_ROWS);
  return (
    <div>
      <div className="-mx-1 overflow-x-auto">
        <table className="w-full border-collapse text-[13.5px] tabular-nums">
          <thead>
            <tr>
              {header.map((cell, column) => (
                <th
                  key={column}
                  scope="col"
                  className={`border-b border-edge p-1 text-[12.5px] font-medium text-soft ${looks[column]}`}
                >
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={column} className={`border-b border-line p-1 align-top ${looks[column]}`}>
                    <TextWithLinks text={cell} sources={sources} />
                    {column === 0 && bars !== undefined && <ShareBar percent={bars[at] ?? 0} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {folded > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          className="min-h-8 text-accent underline underline-offset-2"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.fewerRows : texts.moreRows(folded)}
        </button>
      )}
    </div>
  );
}
