import { useId, type ReactNode } from 'react';
import { Sheet } from '../../../platform/ui/sheet.tsx';

interface OverviewSectionProps {
  readonly title: string;
  /** To the right of the title. */
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sheet of the overview. */
export function OverviewSection({ title, actions, className = '', children }: OverviewSectionProps) {
  const id = useId();
  return (
    <Sheet className={`min-w-0 ${className}`}>
      <section aria-labelledby={id} className="flex h-full flex-col px-4 py-4 md:px-5">
        <div className="mb-2 flex min-h-8.5 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="font-bold">
            {title}
          </h2>
          {actions}
        </div>
        {children}
      </section>
    </Sheet>
  );
}
