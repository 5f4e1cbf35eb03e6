/** A run of lines, or a table: its header and its rows. */
export type AnswerBlock =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly header: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

const ROW = /^\s*\|(.+)\|\s*$/;
const RULE = /^[\s|:-]+$/;
/** A wider one is told as text. */
const MAX_COLUMNS = 8;

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
 * The one form that is more than text: lines that begin and end with |, the first of them the header, each with as
 * many cells. Anything else, whatever it looks like, is text.
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

/** True if a column's cells are figures, which are aligned right. */
export function isOfFigures(cells: readonly string[]): boolean {
  return (
    cells.some((cell) => /\d/.test(cell)) && cells.every((cell) => /^[^\p{L}]*(?:[A-Z]{3})?$/u.test(cell))
  );
}

const CODE = '[A-Z0-9]{6,20}';
/** '12 Dec 2025', '12.12.2025 г.' */
const DAY = '\\d{1,2}[ .][^ .]+[ .]\\d{4}(?:\\sг\\.)?';
const ONE_LINE = new RegExp(`^(?:${CODE}|${DAY}|–)$`, 'u');

/** True where a column's cells are ISINs or days: broken into lines nobody could read them. */
export function staysOnOneLine(cells: readonly string[]): boolean {
  return cells.every((cell) => ONE_LINE.test(cell));
}
