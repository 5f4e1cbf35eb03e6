/** Who may write holdings: administrators those of any user, users their own. The endpoints differ only in access and path. */
export interface Writer<A extends 'administrator' | 'own-portfolio' = 'administrator' | 'own-portfolio'> {
  readonly access: A;
  readonly root: '/admin' | '/my';
  /** An addition to the summaries of the endpoints. */
  readonly whose: string;
}

export const OFFICE: Writer<'administrator'> = { access: 'administrator', root: '/admin', whose: '' };

export const OWN: Writer<'own-portfolio'> = {
  access: 'own-portfolio',
  root: '/my',
  whose: " of the caller's own portfolio",
};

export type WriterAccess = Writer['access'];
