/** This many items, evenly spread from first to last; one is the middle one. All of them if there are fewer. */
export function pickEvenly<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items;
  if (count === 0) return [];
  if (count === 1) return [items[Math.floor(items.length / 2)]!];
  return Array.from(
    { length: count },
    (_, place) => items[Math.round((place * (items.length - 1)) / (count - 1))]!,
  );
}
