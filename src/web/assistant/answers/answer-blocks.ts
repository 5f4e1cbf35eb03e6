/** Consecutive lines of text, or a table with header and rows. */
export type AnswerBlock =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly header: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

const ROW = /^\s*\|(.+)\|\s*$/;
const RULE = /^[\s|:-]+$/;
/** A wider table is shown as text. */
const MAX_COLUMNS = 12;

function splitCells(line: string): readonly string[] | undefined {
  return ROW.exec(line)?.[1]
    ?.split('|')
    .map((cell) => cell.trim());
}

function parseTable(lines: readonly string[]): AnswerBlock | undefined {
  const [header, ...rows] = lines
    .filter((line) => !RULE.test(line))
    .flatMap((line) => {
      const cells = splitCells(line);
      return cells === undefined ? [] : [cells];
    });
  if (header === undefined || rows.length === 0 || header.length > MAX_COLUMNS) return undefined;
  return rows.every((row) => row.length === header.length) ? { kind: 'table', header, rows } : undefined;
}

/**
 * Splits an answer into text and tables. A table consists of lines that begin and end with |, all with the same number of
 * cells, and the first line is the header. Everything else is text, whatever it looks like.
 */
export function answerBlocks(answer: string): AnswerBlock[] {
  const runs: { readonly isTable: boolean; readonly lines: string[] }[] = [];
  for (const line of answer.split('\n')) {
    const isTable = ROW.test(line);
    const last = runs.at(-1);
    if (last?.isTable === isTable) last.lines.push(line);
    else runs.push({ isTable, lines: [line] });
  }
  return runs
    .map(({ isTable, lines }): AnswerBlock => {
      const text = { kind: 'text', text: lines.join('\n') } as const;
      return isTable ? (parseTable(lines) ?? text) : text;
    })
    .filter((block) => block.kind === 'table' || block.text.trim() !== '');
}

/** True if all cells of a column are figures, which are aligned right. */
export function hasOnlyFigures(cells: readonly string[]): boolean {
  return (
    cells.some((cell) => /\d/.test(cell)) && cells.every((cell) => /^[^\p{L}]*(?:[A-Z]{3})?$/u.test(cell))
  );
}

const CODE = '[A-Z0-9]{6,20}';
/** '12 Dec 2025', '12.12.2025 г.' */
const DAY = '\\d{1,2}[ .][^ .]+[ .]\\d{4}(?:\\sг\\.)?';
const ONE_LINE = new RegExp(`^(?:${CODE}|${DAY}|–)$`, 'u');

/** True if all cells of a column are ISINs or dates, which become unreadable when wrapped. */
export function staysOnOneLine(cells: readonly string[]): boolean {
  return cells.every((cell) => ONE_LINE.test(cell));
}
