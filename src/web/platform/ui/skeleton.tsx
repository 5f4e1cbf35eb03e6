interface SkeletonProps {
  /** For screen readers while it loads: 'Loading your bonds...'. */
  readonly label: string;
  readonly rows?: number;
}

/** Placeholder rows while a list loads; nothing is shown for the first 200 ms. */
export function SkeletonRows({ label, rows = 6 }: SkeletonProps) {
  return (
    <div role="status" className="appear-late">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex h-11 items-center gap-6 border-t border-hair px-5 first:border-t-0">
            <Bar width="w-32" />
            <Bar width="w-24 max-md:hidden" />
            <Bar width="w-40 max-md:hidden" />
            <Bar width="w-20 ml-auto" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** A placeholder for a line of text. */
export function Bar({ width }: { readonly width: string }) {
  return <div aria-hidden="true" className={`appear-late h-3 rounded-sm bg-hair ${width}`} />;
}
