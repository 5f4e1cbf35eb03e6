import { useState } from 'react';
import type { ChatSource } from '#api/assistant/chat';
import { chatTexts } from '../platform/texts/assistant/chat.ts';
import { useTexts } from '../platform/texts/texts.ts';
import { answerBlocks, isOfFigures, staysOnOneLine } from './answer-blocks.ts';
import { linkedParts } from './linked-parts.ts';
import { SourceLink } from './source-link.tsx';

interface TextWithLinksProps {
  readonly text: string;
  readonly sources: readonly ChatSource[];
}

/** Text; the only links in it are those that we make to the person's own rows. */
function TextWithLinks({ text, sources }: TextWithLinksProps) {
  return linkedParts(text, sources).map((part, i) =>
    part.source === undefined ? (
      <span key={i}>{part.text}</span>
    ) : (
      <SourceLink key={i} source={part.source} />
    ),
  );
}

interface AnswerTableProps {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly sources: readonly ChatSource[];
}

/** Of a longer table the rest opens on request. */
const MAX_INITIAL_ROWS = 10;

function columnLook(cells: readonly string[]): string {
  if (isOfFigures(cells)) return 'text-right whitespace-nowrap';
  return staysOnOneLine(cells) ? 'text-left whitespace-nowrap' : 'text-left wrap-break-word';
}

function AnswerTable({ header, rows, sources }: AnswerTableProps) {
  const texts = useTexts(chatTexts);
  const [isOpen, setIsOpen] = useState(false);
  const looks = header.map((_, column) => columnLook(rows.map((row) => row[column] ?? '')));
  const folded = rows.length - MAX_INITIAL_ROWS;
  const shown = isOpen ? rows : rows.slice(0, MAX_INITIAL_ROWS);
  return (
    <div>
      <div className="-mx-1 overflow-x-auto">
        <table className="w-full border-collapse tabular-nums max-[640px]:text-sm">
          <thead>
            <tr>
              {header.map((cell, column) => (
                <th
                  key={column}
                  scope="col"
                  className={`border-b border-edge p-1 font-medium ${looks[column]}`}
                >
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, i) => (
              <tr key={i}>
                {row.map((cell, column) => (
                  <td key={column} className={`border-b border-line p-1 align-top ${looks[column]}`}>
                    <TextWithLinks text={cell} sources={sources} />
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

/** An answer as it may be shown: text, tables of text, and links to the person's own rows. */
export function AnswerText({ text, sources }: TextWithLinksProps) {
  return answerBlocks(text).map((block, i) =>
    block.kind === 'table' ? (
      <AnswerTable key={i} header={block.header} rows={block.rows} sources={sources} />
    ) : (
      <p key={i} className="whitespace-pre-line">
        <TextWithLinks text={block.text} sources={sources} />
      </p>
    ),
  );
}
