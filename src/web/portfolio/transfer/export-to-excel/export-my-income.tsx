import { Suspense, useState } from 'react';
import { useCachedIncome } from '../../../platform/queries/portfolio/figures/income.ts';
import { incomeTexts } from '../../../platform/texts/portfolio/figures/income.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';

const ExportIncome = lazyPart(async () => (await import('./export-income.tsx')).ExportIncome);

/** Exports the signed-in user's income. The script is loaded with the first click. */
export function ExportMyIncome() {
  const { exportToExcel } = useTexts(incomeTexts);
  const { data } = useCachedIncome('me');
  const [isWanted, setWanted] = useState(false);
  const isEmpty = data === undefined || data.events.length === 0;
  if (isWanted && !isEmpty)
    return (
      <Suspense fallback={<Button busy>{exportToExcel}</Button>}>
        <ExportIncome events={data.events} />
      </Suspense>
    );
  return (
    <Button disabled={isEmpty} onClick={() => setWanted(true)}>
      {exportToExcel}
    </Button>
  );
}
