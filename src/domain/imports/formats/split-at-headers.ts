import type { ImportLine, ImportTable } from '../import-table.ts';

/** Splits tables with several sections: every line with this column name starts a new table. */
export function splitAtHeaders(tables: readonly ImportTable[], name: string): ImportTable[] {
  const isHeader = ({ cells }: ImportLine) => cells.some((cell) => cell.toLowerCase() === name);
  return tables.flatMap(({ sheet, lines }) => {
    const starts = lines.flatMap((line, at) => (isHeader(line) ? [at] : []));
    if (starts.length < 2) return [{ sheet, lines }];
    return starts.map((start, i) => ({ sheet, lines: lines.slice(start, starts[i + 1]) }));
  });
}
