import { lines, MAX_ROWS } from './answer-parts.ts';
import { isWordsKey, type Plain, type Writing } from './say.ts';
import type { Title } from './texts/titles.ts';

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const toRow = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;

/** Beside ISINs the names of the securities, where any is known. */
function withNames(
  { titles, rows }: { readonly titles: readonly Title[]; readonly rows: readonly (readonly Plain[])[] },
  securities: ReadonlyMap<string, string>,
) {
  const at = titles.indexOf('isin');
  const nameOf = (cells: readonly Plain[]) => {
    const isin = cells[at];
    return typeof isin === 'string' ? securities.get(isin) : undefined;
  };
  if (at < 0 || !rows.some((cells) => nameOf(cells) !== undefined)) return { titles, rows };
  const own = titles.indexOf('name');
  const place = own < 0 ? at + 1 : own;
  const replaced = own < 0 ? 0 : 1;
  return {
    titles: titles.toSpliced(place, replaced, 'name'),
    rows: rows.map((cells) =>
      cells.toSpliced(place, replaced, nameOf(cells) ?? (own < 0 ? undefined : cells[own])),
    ),
  };
}

/** Rows under a header, each cell written by what it is; as many as are shown, and how many more there are. */
export function tableWriter(
  { say, write }: Pick<Writing, 'say' | 'write'>,
  securities: ReadonlyMap<string, string>,
) {
  const findTitle = (title: Title) => {
    if (typeof title === 'object') return title.text;
    const key = [`column.${title}`, `measure.${title}`].find(isWordsKey);
    return key === undefined ? title : capitalised(say(key));
  };
  return (titles: readonly Title[], rows: readonly (readonly Plain[])[], all = rows.length): string => {
    const shown = rows.slice(0, MAX_ROWS);
    const named = withNames({ titles, rows: shown }, securities);
    return lines(
      toRow(named.titles.map(findTitle)),
      named.rows.map((cells) => toRow(cells.map(write))),
      all > shown.length && say('more', { count: all - shown.length }),
    );
  };
}
