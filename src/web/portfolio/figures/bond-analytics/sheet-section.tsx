import { useId, type ReactNode } from 'react';
import { Sheet } from '../../../platform/ui/sheet.tsx';

interface SheetSectionProps {
  readonly title: string;
  /** Next to the title. */
  readonly note?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of the page on a sheet of its own. */
export function SheetSection({ title, note, className = '', children }: SheetSectionProps) {
  const id = useId();
  return (
    <Sheet className={`min-w-0 ${className}`}>
      <section aria-labelledby={id} className="px-4 py-4 md:px-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={id} className="font-bold">
            {title}
          </h2>
          {note !== undefined && <div className="text-sm text-soft">{note}</div>}
        </div>
        <div className="mt-2">{children}</div>
      </section>
    </Sheet>
  );
}
