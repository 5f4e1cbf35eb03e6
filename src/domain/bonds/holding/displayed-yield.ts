/** A bond's yield as lists show it: the entered one, else the computed one. */
export function displayedYield<Percent>({
  yieldPercent,
  computedYieldPercent,
}: {
  readonly yieldPercent: Percent | null;
  readonly computedYieldPercent: Percent | null;
}): Percent | null {
  return yieldPercent ?? computedYieldPercent;
}
