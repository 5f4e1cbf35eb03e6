export interface TypedHolder {
  readonly text: string;
  /** Undefined while the text names nobody. */
  readonly id: number | undefined;
}

/** As a user is listed to be chosen. */
export const nameOfHolder = (user: { readonly username: string; readonly email: string }) =>
  `${user.username} · ${user.email}`;
