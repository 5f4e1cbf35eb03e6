import { Suspense, useState } from 'react';
import { missedPaymentsTexts } from '../../../platform/texts/portfolio/missed-payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';

const AllMissed = lazyPart(async () => (await import('./all-missed.tsx')).AllMissed);

/** The missed payments of all holders. Calculated only when opened, because it reads all bonds. */
export function OfficeMissed() {
  const texts = useTexts(missedPaymentsTexts);
  const [open, setOpen] = useState(false);
  return (
    <Sheet className="mt-4">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="cursor-pointer px-5 py-3 font-medium">{texts.title}</summary>
        {open && (
          <div className="px-5 pb-4">
            <Suspense fallback={<SkeletonRows label={texts.loading} rows={4} />}>
              <AllMissed />
            </Suspense>
          </div>
        )}
      </details>
    </Sheet>
  );
}
