import { useEffect, useRef } from 'react';
import { SearchIcon } from './icons/screen-icons.ts';

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The search field of a list. '/' focuses it, unless the user is typing elsewhere. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className="relative max-w-[380px] min-w-0 flex-[1_1_280px] no-print max-md:max-w-none max-md:basis-full">
      <span className="pointer-events-none absolute top-2.5 left-2.5 text-faint">
        <SearchIcon size={16} />
      </span>
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-9 w-full rounded-control border border-edge bg-sheet pr-3 pl-8.5 text-ellipsis placeholder:text-faint"
      />
    </div>
  );
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
