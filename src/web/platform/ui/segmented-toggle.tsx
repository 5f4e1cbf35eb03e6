const PHONE_COLUMNS = {
  2: 'max-md:grid-cols-2',
  3: 'max-md:grid-cols-3 text-sm max-md:*:px-1 md:*:px-2',
} as const;

interface SegmentedToggleProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** On a phone the options fill this many columns: for more than fit into a line. */
  readonly phoneColumns?: keyof typeof PHONE_COLUMNS;
}

/** A choice of a few options, all visible. */
export function SegmentedToggle<T extends string>({
  label,
  options,
  value,
  onChange,
  phoneColumns,
}: SegmentedToggleProps<T>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={`inline-flex overflow-hidden rounded-control border border-line bg-sheet no-print ${phoneColumns === undefined ? '' : `max-md:grid max-md:w-full ${PHONE_COLUMNS[phoneColumns]}`}`}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="h-8.5 px-2.5 md:px-3 text-soft hover:bg-hair aria-pressed:bg-accent-wash aria-pressed:font-medium aria-pressed:text-accent focus-visible:-outline-offset-2"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
