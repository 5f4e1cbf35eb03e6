import type { ImportTexts } from '../../../../platform/texts/portfolio/import-texts.ts';

type Labels = Pick<ImportTexts, 'fields' | 'columns'>;

/** The name of a column as in the file; a field that has no column there by its label. */
export const columnLabel = (name: string, { fields, columns }: Labels, header: readonly string[]): string =>
  header.includes(name) ? name : (fields[name] ?? columns[name] ?? name);
