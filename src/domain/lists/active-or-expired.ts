/** Which part of a list is shown; never both. */
export type ListPart = 'active' | 'expired';

export function activeOrExpired<Item extends { readonly expired: boolean }>(
  items: readonly Item[],
  part: ListPart,
): Item[] {
  return items.filter(({ expired }) => expired === (part === 'expired'));
}
