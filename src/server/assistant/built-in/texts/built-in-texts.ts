import type { en } from './en.ts';

/** The shape of `en` with its sentences open: what each language has to have. */
export type BuiltInTexts = Open<typeof en>;

type Open<T> = T extends string
  ? string
  : T extends (...figures: infer Figures) => string
    ? (...figures: Figures) => string
    : { readonly [Key in keyof T]: Open<T[Key]> };
