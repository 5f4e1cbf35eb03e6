interface CellBarProps {
  readonly value: number;
  /** The value of the longest bar. */
  readonly longest: number;
}

/** A figure as a bar in its table cell. The figure itself is in another cell. */
export function CellBar({ value, longest }: CellBarProps) {
  const share = longest === 0 ? 0 : Math.min(1, Math.abs(value) / longest);
  const colour = value < 0 ? 'bg-loss' : 'bg-accent';
  return (
    <div aria-hidden="true" className="min-w-16">
      <div
        className={`bar h-2 rounded-xs print:border-[1.5px] ${share === 0 ? '' : 'min-w-0.5'} ${colour}`}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
