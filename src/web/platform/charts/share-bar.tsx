const LOOKS = {
  solid: 'bg-accent',
  pale: 'bg-accent opacity-40',
  outlined: 'border-[1.5px] border-accent',
  dashed: 'border-[1.5px] border-dashed border-loss',
  hatched:
    'border-[1.5px] border-accent bg-[repeating-linear-gradient(135deg,var(--accent)_0_1.5px,transparent_1.5px_4px)]',
} as const;
export type BarLook = keyof typeof LOOKS;

const BAR = 'bar block h-2 min-w-0.5 rounded-xs';

interface ShareBarProps {
  /** In percent of the cell's width. */
  readonly percent: number;
  readonly look?: BarLook;
}

/** A bar in its own table cell; the figure is in the next cell. */
export function ShareBar({ percent, look = 'solid' }: ShareBarProps) {
  const width = `${Math.min(100, Math.max(0, percent))}%`;
  return <span aria-hidden="true" className={`${BAR} ${LOOKS[look]}`} style={{ width }} />;
}

/** A legend entry for one kind of bar. */
export function BarLegend({ look, label }: { readonly look: BarLook; readonly label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`${BAR} w-4.5 ${LOOKS[look]}`} />
      {label}
    </span>
  );
}
