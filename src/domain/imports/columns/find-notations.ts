import type { DayOrder, DecimalMark } from '../../prices/history-files/price-history-format.ts';
import type { ImportAnswers, ImportLine } from '../import-table.ts';
import { answerTo } from '../questions.ts';
import type { Column, ColumnKey, Columns } from './column.ts';
import { findDayOrder, findDecimalMark, type ColumnNotation } from './column-notation.ts';
import type { ColumnPositions } from './column-positions.ts';

/** The fixed notation of a format; null: determined for each column of a file. */
export interface FormatNotation {
  readonly decimalMark: DecimalMark | null;
  readonly dayOrder: DayOrder | null;
}

export interface NotationSource {
  readonly columns: Columns;
  readonly positions: ColumnPositions;
  readonly header: readonly string[];
  readonly lines: readonly ImportLine[];
  readonly notation: FormatNotation;
  readonly answers: ImportAnswers;
  readonly timeZone: string;
  readonly datesFrom1904?: boolean;
}

const isDecimalMark = (text: string | undefined): text is DecimalMark => text === '.' || text === ',';
const isDayOrder = (text: string | undefined): text is DayOrder =>
  text === 'day-first' || text === 'month-first';

/** The notation of each number or date column: that of the format, else the user's answer, else as the cells show. */
export function findNotations(source: NotationSource): ReadonlyMap<ColumnKey, ColumnNotation> {
  const notations = new Map<ColumnKey, ColumnNotation>();
  for (const [key, at] of source.positions) {
    const content = source.columns[key]?.content;
    if (content !== undefined && content !== 'text') notations.set(key, notationAt(at, content, source));
  }
  return notations;
}

function notationAt(at: number, content: Column['content'], source: NotationSource): ColumnNotation {
  const { notation, answers, timeZone, datesFrom1904 = false, lines } = source;
  const name = source.header[at]?.trim() ?? '';
  const cells = () => lines.map((line) => line.cells[at] ?? '');
  if (content === 'decimal') {
    const answer = answerTo(answers, { key: `decimal:${name}`, rule: 'decimal_mark_unclear' });
    const decimalMark = notation.decimalMark ?? (isDecimalMark(answer) ? answer : findDecimalMark(cells()));
    return { decimalMark, dayOrder: null, timeZone, days: new Map() };
  }
  const answer = answerTo(answers, { key: `days:${name}`, rule: 'day_order_unclear' });
  const dayOrder = notation.dayOrder ?? (isDayOrder(answer) ? answer : findDayOrder(cells()));
  return { decimalMark: null, dayOrder, timeZone, datesFrom1904, days: new Map() };
}
