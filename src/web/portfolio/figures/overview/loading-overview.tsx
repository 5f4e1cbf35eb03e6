import { overviewTexts } from '../../../platform/texts/portfolio/figures/overview.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { Bar, SkeletonRows } from '../../../platform/ui/skeleton.tsx';

/** A skeleton in the layout of the overview. */
export function LoadingOverview() {
  const texts = useTexts(overviewTexts);
  return (
    <div className="grid gap-3 md:gap-4 lg:grid-cols-12">
      <Sheet className="h-160 px-4 py-4 md:px-5 lg:col-span-12 lg:h-124">
        <p className="text-soft">{texts.totalValue}</p>
        <div className="flex h-13 items-center">
          <Bar width="w-60" />
        </div>
      </Sheet>
      <Sheet className="lg:col-span-12">
        <SkeletonRows label={texts.loading} />
      </Sheet>
    </div>
  );
}
