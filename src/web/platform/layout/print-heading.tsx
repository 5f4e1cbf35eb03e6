import { useLayoutEffect, useState } from 'react';
import { useSession } from '../session/use-session.ts';
import { printTexts } from '../texts/platform/print.ts';
import { useTexts } from '../texts/texts.ts';
import { formatInstant } from '../ui/format.ts';
import { useDisplayPreferences } from '../ui/display-preferences.ts';
import { Logo } from './logo.tsx';

interface PrintHeadingProps {
  readonly title: string;
  /** The owner of the holdings, if not the signed-in user. */
  readonly holder?: string | undefined;
}

/** The heading of a printed page: product, user and time. print.css repeats it in the margin of the following pages. */
export function PrintHeading({ title, holder }: PrintHeadingProps) {
  const texts = useTexts(printTexts);
  const { locale } = useDisplayPreferences();
  const session = useSession();
  const [instant] = useState(() => new Date().toISOString());
  const name = holder ?? session?.username;
  const printed = texts.printed(formatInstant(instant, locale));
  usePageMargin('--printed-title', `Kupon · ${title}`);
  usePageMargin('--printed-details', [name, printed].filter((part) => part !== undefined).join(' · '));
  return (
    <div className="mb-4 flex items-end justify-between gap-6 border-b border-ink pb-2">
      <p className="flex items-center gap-2 text-xl font-bold tracking-tight">
        <Logo />
        Kupon
      </p>
      <div className="text-right">
        {name !== undefined && <p className="text-lg font-bold wrap-anywhere">{name}</p>}
        <p className="text-soft">{printed}</p>
      </div>
    </div>
  );
}

/** The print margin takes its text from a CSS property of the root element. */
function usePageMargin(property: string, text: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.setProperty(property, cssString(text));
    return () => void root.style.removeProperty(property);
  }, [property, text]);
}

const cssString = (text: string) =>
  `"${text.replaceAll(/["\\\p{Cc}]/gu, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
