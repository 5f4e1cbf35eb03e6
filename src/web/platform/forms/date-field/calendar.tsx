import { useEffect, useRef, useState, type RefObject } from 'react';
import { dayNumber, type CalendarDate } from '#domain/calendar-date';
import { useToday } from '../../clock/use-today.ts';
import { formsTexts } from '../../texts/platform/forms.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { withinLimits } from './calendar-month.ts';
import { CalendarHeader } from './calendar-header.tsx';
import { CalendarGrid } from './calendar-grid.tsx';

interface CalendarProps {
  readonly title: string;
  readonly chosen: CalendarDate | null;
  /** The element it opens next to; on a phone it is centred. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onChoose: (day: CalendarDate) => void;
  readonly onClose: () => void;
}

/** Chooses a day by pointer or keyboard, following the date picker dialog of the ARIA Authoring Practices. */
export function Calendar({ title, chosen, anchor, onChoose, onClose }: CalendarProps) {
  const { date: texts } = useTexts(formsTexts);
  const today = useToday();
  const [active, setActive] = useState(() => withinLimits(dayNumber(chosen ?? today)));
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    if (element !== null && anchor.current !== null) place(element, anchor.current.getBoundingClientRect());
    element?.querySelector<HTMLElement>('[data-active]')?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [anchor]);
  const choose = (day: CalendarDate) => {
    onChoose(day);
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Otherwise the form's dialog would handle the key, too.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => {
        if (target === dialog.current) onClose();
      }}
      className="m-auto rounded-sheet border border-line bg-sheet text-ink shadow-lg md:backdrop:bg-transparent"
    >
      <div className="grid gap-2 p-3">
        <CalendarHeader active={active} onActive={setActive} />
        <CalendarGrid {...{ active, chosen, today }} onActive={setActive} onChoose={choose} />
        <Button className="justify-self-start" onClick={() => choose(today)}>
          {texts.today}
        </Button>
      </div>
    </dialog>
  );
}

const GAP = 8;
const NARROWEST_TO_PLACE = 768;

/** Places the calendar below its button, or above if there is no room; always inside the window. */
function place(dialog: HTMLDialogElement, anchor: DOMRect): void {
  if (innerWidth < NARROWEST_TO_PLACE) return;
  const { width, height } = dialog.getBoundingClientRect();
  const below = anchor.bottom + GAP;
  const top = below + height + GAP <= innerHeight ? below : anchor.top - GAP - height;
  const left = Math.min(anchor.right - width, innerWidth - width - GAP);
  Object.assign(dialog.style, {
    margin: '0',
    top: `${Math.max(top, GAP)}px`,
    left: `${Math.max(left, GAP)}px`,
  });
}
