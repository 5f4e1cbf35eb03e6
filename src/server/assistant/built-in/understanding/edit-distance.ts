/** How many letters are wrong, missing, too many or swapped with their neighbour; `most` + 1 where it is more than that. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const change = (last[j - 1] ?? 0) + (same ? 0 : 1);
      const gap = Math.min(last[j] ?? 0, row[j - 1] ?? 0) + 1;
      row.push(Math.min(change, gap, swapped ? (before[j - 2] ?? 0) + 1 : Infinity));
    }
    // What follows is made from these two rows, and grows from there.
    if (Math.min(...last) > most && Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}

/** How many mistakes a word of this length may have. */
export function mistakesAllowed({ length }: string): number {
  return length >= 9 ? 2 : length >= 5 ? 1 : 0;
}
