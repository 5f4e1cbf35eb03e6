import type { ChatSource } from '#api/chat';
import { answerBlocks, isOfFigures } from './answer-blocks.ts';
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

function AnswerTable({ header, rows, sources }: AnswerTableProps) {
  const side = header.map((_, column) =>
    isOfFigures(rows.map((row) => row[column] ?? '')) ? 'text-right whitespace-nowrap' : 'text-left',
  );
  return (
    <div className="-mx-1 overflow-x-auto">
      <table className="w-full border-collapse tabular-nums">
        <thead>
          <tr>
            {header.map((cell, column) => (
              <th key={column} scope="col" className={`border-b border-edge p-1 font-medium ${side[column]}`}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, column) => (
                <td key={column} className={`border-b border-line p-1 align-top ${side[column]}`}>
                  <TextWithLinks text={cell} sources={sources} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
