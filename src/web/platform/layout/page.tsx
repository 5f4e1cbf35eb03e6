import { useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useDrawnLater } from '../ui/drawn-later.tsx';
import { usePrinting } from '../ui/use-printing.ts';
import { PrintHeading } from './print-heading.tsx';
import { useTitle } from './use-title.ts';

interface PageProps {
  readonly title: string;
  /** What kind of page this is, small above a title that names somebody. */
  readonly kicker?: string | undefined;
  readonly intro?: ReactNode;
  /** Whose holdings these are, where they are not one's own: a printed page names them. */
  readonly holder?: string | undefined;
  /** Buttons to the right of the title. */
  readonly actions?: ReactNode;
  /** 'narrow' for a form, 'reading' for running text. */
  readonly width?: 'full' | 'reading' | 'narrow';
  readonly children: ReactNode;
}

const WIDTHS = { full: '', reading: 'max-w-3xl mx-auto', narrow: 'max-w-md mx-auto' } as const;

/** The frame of a screen: its title, in the tab of the browser too, its buttons and its content. */
export function Page({ title, kicker, intro, holder, actions, width = 'full', children }: PageProps) {
  useTitle(title);
  return (
    <div className={WIDTHS[width]}>
      {usePrinting() && <PrintHeading title={title} holder={holder} />}
      <div className="mt-5 mb-3.5 flex flex-wrap items-end gap-x-4 gap-y-3 md:mt-7 md:mb-5 print:mt-0">
        <div className="min-w-0">
          <h1 className="text-xl font-bold tracking-tight wrap-anywhere">
            {kicker !== undefined && (
              <span className="block text-sm font-normal tracking-normal text-soft">{kicker} </span>
            )}
            {title}
          </h1>
          {intro !== undefined && <div className="mt-0.5 text-soft">{intro}</div>}
        </div>
        {actions !== undefined && (
          <div className="flex flex-wrap gap-2 no-print max-md:w-full max-md:*:grow max-md:*:px-2 max-md:*:text-sm md:ml-auto">
            {actions}
          </div>
        )}
      </div>
      <Content>{children}</Content>
    </div>
  );
}

/**
 * Of the first screen the title is drawn at once, the rest in pieces. Later ones are drawn whole: the browser scrolls back to where
 * somebody was.
 */
function Content({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const [isFirst] = useState(router.state.resolvedLocation === undefined);
  const isLater = useDrawnLater();
  return isFirst && !isLater ? null : children;
}
