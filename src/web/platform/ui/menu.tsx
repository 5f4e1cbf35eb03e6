import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

interface MenuProps {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a list of links or buttons. Escape and a click elsewhere close it; the focus returns. */
export function Menu({ label, trigger, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return undefined;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && frame.current?.contains(event.target) === false) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return (
    <div ref={frame} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="finger-size grid h-9 min-w-9 place-items-center rounded-control text-soft hover:bg-hair hover:text-ink"
      >
        {trigger}
      </button>
      {open && (
        <div
          id={id}
          className="absolute right-0 z-30 mt-1 grid w-max min-w-52 gap-0.5 rounded-sheet border border-line bg-sheet p-1.5 shadow-lg"
        >
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  );
}

/** The style of a menu entry, for links and buttons. */
export const MENU_ENTRY =
  'flex min-h-10 items-center gap-2.5 rounded-control px-3 text-left text-ink no-underline hover:bg-hair aria-[current=page]:bg-hair aria-[current=page]:font-medium';
