import type { Import } from '#api/portfolio/imports/import-fields';

export interface TypedHolder {
  readonly text: string;
  /** Undefined while the text does not match a user. */
  readonly id: number | undefined;
}

/** The label of a user in the list of suggestions. */
export const holderLabel = (user: { readonly username: string; readonly email: string }) =>
  `${user.username} · ${user.email}`;

export const isUnknownHolder = ({ text, id }: TypedHolder) => text.trim() !== '' && id === undefined;

/** Who was chosen for all rows of an upload. */
export const holderOfUpload = ({ holder }: Pick<Import, 'holder'>): TypedHolder => ({
  text: holder?.username ?? '',
  id: holder?.userId,
});
