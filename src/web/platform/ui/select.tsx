import type { ComponentProps } from 'react';
import { ChevronDownIcon } from './icons.tsx';

interface SelectProps extends ComponentProps<'select'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The browser's own select with an arrow that stands where text begins on the other side. */
export function Select({ options, className = '', ...select }: SelectProps) {
  return (
    <span className="relative grid items-center">
      <select {...select} className={`${className} w-full min-w-0 appearance-none truncate pr-9! pl-3!`}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute right-3 text-soft">
        <ChevronDownIcon size={16} />
      </span>
    </span>
  );
}
