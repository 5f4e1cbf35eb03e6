/** So many of the items, evenly spread, the first and the last among them; all of them where there are fewer. */
export function spread<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, place) => {
    const index = count === 1 ? items.length - 1 : Math.round((place * (items.length - 1)) / (count - 1));
    return items[index]!;
  });
}
