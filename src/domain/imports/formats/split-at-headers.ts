import type { ImportLine, ImportTable } from '../import-table.ts';

/** A file of several sections, each with a header of its own: every line that has this name begins another table. */
export function splitAtHeaders(tables: readonly ImportTable[], name: string): ImportTable[] {
  const isHeader = ({ cells }: ImportLine) => cells.some((cell) => cell.toLowerCase() === name);
  return tables.flatMap(({ sheet, lines }) => {
    const starts = lines.flatMap((line, at) => (isHeader(line) ? [at] : []));
    if (starts.length < 2) return [{ sheet, lines }];
    return starts.map((start, i) => ({ sheet, lines: lines.slice(start, starts[i + 1]) }));
  });
}
