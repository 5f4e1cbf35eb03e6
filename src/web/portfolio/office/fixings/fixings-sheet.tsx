import { LoadFailureLine } from '../../../platform/layout/load-failure-line.tsx';
import { useFixings } from '../../../platform/queries/portfolio/instruments/fixings.ts';
import { fixingsTexts } from '../../../platform/texts/portfolio/instruments/fixings.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { FixingsForm } from './fixings-form.tsx';
import { FixingsTable } from './fixings-table.tsx';
import { MissingFixings } from './missing-fixings.tsx';

/** The index fixings that floating coupons are based on: stored ones, missing ones, and a form to add more. */
export function FixingsSheet() {
  const texts = useTexts(fixingsTexts);
  const { data } = useFixings();
  return (
    <Sheet className="mt-5 p-5">
      <h2 className="text-lg font-bold">{texts.title}</h2>
      <p className="mt-1 max-w-3xl text-soft">{texts.intro}</p>
      <div className="mt-4 grid items-start gap-x-8 gap-y-5 lg:grid-cols-[1fr_26rem]">
        <StoredFixings />
        <div className="border-hair max-lg:border-t max-lg:pt-5 lg:border-l lg:pl-8">
          <FixingsForm indexes={(data ?? []).map(({ index }) => index)} />
        </div>
      </div>
    </Sheet>
  );
}

function StoredFixings() {
  const texts = useTexts(fixingsTexts);
  const query = useFixings();
  const { data } = query;
  if (data !== undefined) {
    return (
      <div className="grid min-w-0 gap-4">
        <MissingFixings indexes={data} />
        <FixingsTable indexes={data} />
      </div>
    );
  }
  if (query.error === null) return <SkeletonRows label={texts.loading} rows={3} />;
  return <LoadFailureLine sentence={texts.failed} query={query} />;
}
