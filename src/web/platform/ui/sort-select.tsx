import { ArrowDownIcon, ArrowUpIcon } from './icons/screen-icons.ts';
import { Select } from './select.tsx';

interface SortSelectProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly direction: 'ascending' | 'descending';
  /** The button's label: the current direction. */
  readonly directionLabel: string;
  readonly onDirectionChange: (direction: 'ascending' | 'descending') => void;
}

/** The field to sort by, and the direction. */
export function SortSelect<T extends string>(props: SortSelectProps<T>) {
  const { label, options, value, onChange, direction, directionLabel, onDirectionChange } = props;
  const look = 'h-9 rounded-control border border-line bg-sheet';
  return (
    <div className="flex min-w-0 gap-2 no-print max-md:flex-[1_1_130px] max-md:*:first:min-w-0 max-md:*:first:grow">
      <Select
        aria-label={label}
        options={options}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
        className={look}
      />
      <button
        type="button"
        aria-label={directionLabel}
        title={directionLabel}
        onClick={() => onDirectionChange(direction === 'ascending' ? 'descending' : 'ascending')}
        className={`${look} grid w-10 place-items-center hover:bg-hair`}
      >
        {direction === 'ascending' ? <ArrowUpIcon size={16} /> : <ArrowDownIcon size={16} />}
      </button>
    </div>
  );
}
