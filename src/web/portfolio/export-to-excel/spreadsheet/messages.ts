import type { SheetHead, SheetRow } from './sheet.ts';

/** To the worker: the head first, then rows, part by part as it asks for them, then the end. */
export type ToWorker =
  | { readonly kind: 'head'; readonly head: SheetHead }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'end' };

/** From the worker: that it can take more, or the file. */
export type FromWorker = { readonly kind: 'more' } | { readonly kind: 'file'; readonly file: ArrayBuffer };
