import type { ReactNode } from 'react';
import { InstantText } from '../../../platform/ui/amount.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';

interface RememberedListProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** What is remembered for the next files, with how it is used. */
export function RememberedList({ title, note, children }: RememberedListProps) {
  return (
    <section className="mt-6">
      <h2 className="mb-1 text-base font-semibold">{title}</h2>
      <p className="mb-2 text-xs text-soft">{note}</p>
      <Sheet>
        <ul>{children}</ul>
      </Sheet>
    </section>
  );
}

interface RememberedItemProps {
  readonly text: ReactNode;
  /** Names it for its button. */
  readonly name: string;
  readonly kind: string;
  readonly usedAt: string;
  readonly busy: boolean;
  readonly onForget: () => void;
  /** What else can be done with it, before its button. */
  readonly children?: ReactNode;
}

export function RememberedItem({ text, name, kind, usedAt, busy, onForget, children }: RememberedItemProps) {
  const texts = useTexts(importsTexts);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair px-4 py-2.5 last:border-b-0 md:px-5">
      <div className="min-w-0 grow basis-60">
        <p className="line-clamp-2 wrap-anywhere">{text}</p>
        <p className="text-xs text-soft">
          {kind} · <InstantText value={usedAt} />
        </p>
      </div>
      {children}
      <Button kind="quiet" busy={busy} aria-label={`${texts.forget}: ${name}`} onClick={onForget}>
        {texts.forget}
      </Button>
    </li>
  );
}
