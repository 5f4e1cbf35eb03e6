import type { ReactNode } from 'react';
import { Sheet } from '../ui/sheet.tsx';
import { Logo } from './logo.tsx';
import { useTitle } from './use-title.ts';

interface CardPageProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
  /** Above the title: the number of the step, where there are several. */
  readonly step?: string;
  /** Below the card: a link to the related page. */
  readonly footer?: ReactNode;
}

/** A page with one centred card: for sign-in, registration and setup. */
export function CardPage({ title, intro, children, step, footer }: CardPageProps) {
  useTitle(title);
  return (
    <div className="mx-auto max-w-md pt-8 md:pt-14">
      <Sheet className="p-5 md:p-7">
        <div className="mb-5">
          <Logo />
          {step !== undefined && <p className="mt-3 text-[13px] text-soft">{step}</p>}
          <h1 className={`${step === undefined ? 'mt-3' : 'mt-0.5'} text-xl font-bold tracking-tight`}>
            {title}
          </h1>
          <p className="mt-0.5 text-soft">{intro}</p>
        </div>
        {children}
      </Sheet>
      {footer !== undefined && <p className="mt-4 text-center text-soft">{footer}</p>}
    </div>
  );
}

/** The style of a link within text. */
export const TEXT_LINK = 'inline-block py-0.5 font-medium text-accent underline underline-offset-3';
