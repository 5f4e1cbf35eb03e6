/** Who writes holdings: an administrator those of anybody, a holder their own. The calls differ in access and path alone. */
export interface Writer<A extends 'administrator' | 'own-portfolio' = 'administrator' | 'own-portfolio'> {
  readonly access: A;
  readonly root: '/admin' | '/my';
  /** What the summaries of the calls add. */
  readonly whose: string;
}

export const OFFICE: Writer<'administrator'> = { access: 'administrator', root: '/admin', whose: '' };

export const OWN: Writer<'own-portfolio'> = {
  access: 'own-portfolio',
  root: '/my',
  whose: " of the caller's own portfolio",
};

export type WriterAccess = Writer['access'];
