import type { Measure } from '#domain/portfolio/measure';
import type { TextKey } from './texts.ts';

type ColumnOf<Key> = Key extends `column.${infer Column}` ? Column : never;

/** What a column shows. */
export type TitleKey = ColumnOf<TextKey> | Measure;

/** The same, or the title itself. */
export type Title = TitleKey | { readonly text: string };
