import type { ComponentProps } from 'react';
import { ChevronDownIcon } from './icons/screen-icons.ts';

interface SelectProps extends ComponentProps<'select'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The native select, with an arrow as far from its edge as the text is from the other. */
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
