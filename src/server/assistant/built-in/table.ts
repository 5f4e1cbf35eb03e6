import type { Measure } from '#domain/portfolio/measure';
import { lines, MAX_ROWS } from './answer-parts.ts';
import { isWordsKey, type Plain, type Writing } from './say.ts';
import type { TextKey } from './texts/texts.ts';

type ColumnOf<Key> = Key extends `column.${infer Column}` ? Column : never;

/** The name of a column or of a figure; or the title itself. */
export type Title = ColumnOf<TextKey> | Measure | { readonly text: string };

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const toRow = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;

/** Rows under a header, each cell written by what it is; as many as are shown, and how many more there are. */
export function tableWriter({ say, write }: Pick<Writing, 'say' | 'write'>) {
  const findTitle = (title: Title) => {
    if (typeof title === 'object') return title.text;
    const key = [`column.${title}`, `measure.${title}`].find(isWordsKey);
    return key === undefined ? title : capitalised(say(key));
  };
  return (titles: readonly Title[], rows: readonly (readonly Plain[])[], all = rows.length): string => {
    const shown = rows.slice(0, MAX_ROWS);
    return lines(
      toRow(titles.map(findTitle)),
      shown.map((cells) => toRow(cells.map(write))),
      all > shown.length && say('more', { count: all - shown.length }),
    );
  };
}
