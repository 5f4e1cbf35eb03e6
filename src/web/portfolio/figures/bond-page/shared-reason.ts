import type { BondAnalytics, MissingReason } from '#api/portfolio/figures/bond-analytics';

/** The reason why the bond has neither a value nor payments to come: said once, and not again in each section. */
export function sharedReason({ market, running }: BondAnalytics): MissingReason | null {
  if (market.known || running.known || market.reason !== running.reason) return null;
  return market.reason;
}

/** True if a section would only repeat the shared reason. */
export function repeatsReason(
  analytics: BondAnalytics,
  part: { readonly known: true } | { readonly known: false; readonly reason: MissingReason },
): boolean {
  return !part.known && part.reason === sharedReason(analytics);
}
