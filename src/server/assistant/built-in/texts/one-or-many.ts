/** The form that goes with a count as it is written. */
export function oneOrMany(count: string, one: string, many: string): string {
  return count === '1' ? one : many;
}
