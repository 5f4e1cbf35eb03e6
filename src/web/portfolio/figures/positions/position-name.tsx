import type { Position } from '#api/portfolio/figures/positions';

/** The name above the ISIN, or only the ISIN if there is no name. */
export function PositionName({ position: { name, isin, currency } }: { readonly position: Position }) {
  if (name === null) {
    return (
      <>
        <span className="font-medium">{isin}</span>
        <span className="block text-xs text-faint">{currency}</span>
      </>
    );
  }
  return (
    <>
      <span className="block max-w-56 truncate font-medium">{name}</span>
      <span className="block text-xs text-faint">
        {isin} · {currency}
      </span>
    </>
  );
}
