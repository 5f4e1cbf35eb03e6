import { Suspense, useState, type ComponentProps } from 'react';
import { bondsTexts } from '../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { lazyPart } from '../../platform/ui/lazy-part.ts';

const BondChanges = lazyPart(async () => (await import('./bond-changes.tsx')).BondChanges);

/** The history of a bond: collapsed, and loaded when opened. */
export function BondHistory(props: ComponentProps<typeof BondChanges>) {
  const texts = useTexts(bondsTexts);
  const [open, setOpen] = useState(false);
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-sheet border border-line bg-sheet shadow-sheet"
    >
      <summary className="cursor-pointer px-4 py-3 font-medium md:px-5">{texts.history}</summary>
      {open && (
        <div className="border-t border-hair">
          <Suspense>
            <BondChanges {...props} />
          </Suspense>
        </div>
      )}
    </details>
  );
}
