import type { SheetHead, SheetRow } from './sheet.ts';

/** Messages to the worker: the head, then rows in batches as the worker requests them, then the end. */
export type ToWorker =
  | { readonly kind: 'head'; readonly head: SheetHead }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'end' };

/** Messages from the worker: ready for more, or the finished file. */
export type FromWorker = { readonly kind: 'more' } | { readonly kind: 'file'; readonly file: ArrayBuffer };
