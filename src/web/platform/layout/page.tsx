import type { ReactNode } from 'react';
import { useLaterOnFirstScreen } from '../ui/rendering/later-on-first-screen.tsx';
import { usePrinting } from '../ui/use-printing.ts';
import { PrintHeading } from './print-heading.tsx';
import { useTitle } from './use-title.ts';

interface PageProps {
  readonly title: string;
  /** The kind of page, in small type above a title that is a person's name. */
  readonly kicker?: string | undefined;
  readonly intro?: ReactNode;
  /** The owner of the holdings, if not the user; named on printed pages. */
  readonly holder?: string | undefined;
  /** Buttons to the right of the title. */
  readonly actions?: ReactNode;
  /** 'narrow' for a form, 'reading' for text. */
  readonly width?: 'full' | 'reading' | 'narrow';
  readonly children: ReactNode;
}

const WIDTHS = { full: '', reading: 'max-w-3xl mx-auto', narrow: 'max-w-md mx-auto' } as const;

/** On a phone, a lone Back button is in the corner to the right of the title, where it takes no line of its own. */
const TITLE_BESIDE_BACK =
  'max-md:group-has-[[data-back]:only-child]/head:min-h-9 max-md:group-has-[[data-back]:only-child]/head:pr-24';
const ACTIONS =
  'flex flex-wrap gap-2 no-print max-md:*:grow max-md:*:px-2 max-md:*:text-sm md:ml-auto max-md:not-has-[[data-back]:only-child]:w-full max-md:has-[[data-back]:only-child]:absolute max-md:has-[[data-back]:only-child]:top-0 max-md:has-[[data-back]:only-child]:right-0';

/** The frame of a screen: title (also of the browser tab), buttons and content. */
export function Page({ title, kicker, intro, holder, actions, width = 'full', children }: PageProps) {
  useTitle(title);
  return (
    <div className={WIDTHS[width]}>
      {usePrinting() && <PrintHeading title={title} holder={holder} />}
      <div className="group/head relative mt-5 mb-3.5 flex flex-wrap items-end gap-x-4 gap-y-3 md:mt-7 md:mb-5 print:mt-0">
        <div className="min-w-0">
          <h1 className={`text-xl font-bold tracking-tight wrap-anywhere ${TITLE_BESIDE_BACK}`}>
            {kicker !== undefined && (
              <span className="block text-sm font-normal tracking-normal text-soft">{kicker} </span>
            )}
            {title}
          </h1>
          {intro !== undefined && <div className="mt-0.5 text-soft">{intro}</div>}
        </div>
        {actions !== undefined && <div className={ACTIONS}>{actions}</div>}
      </div>
      <Content>{children}</Content>
    </div>
  );
}

/** Of the first screen, which is rendered after the layout around it (signed-in.tsx), the title comes first and the rest in small steps. */
function Content({ children }: { readonly children: ReactNode }) {
  return useLaterOnFirstScreen() ? children : null;
}
