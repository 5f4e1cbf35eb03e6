import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Money } from '../../../platform/ui/amount.tsx';
import { Decimal } from '#domain/money/decimal';
import type { PriceDesk } from './use-price-desk.ts';

interface SaveBarProps {
  readonly desk: PriceDesk;
  readonly busy: boolean;
  readonly onSave: () => void;
}

/** At the bottom of the page: what saving would change, and the button. Hidden until something is typed. */
export function SaveBar({ desk, busy, onSave }: SaveBarProps) {
  const texts = useTexts(pricesTexts);
  const withCause = useWithCause();
  const { ready, rows } = desk;
  if (desk.entries.size === 0) return null;
  const countRows = (state: 'wrong' | 'confirm') => rows.filter((row) => row.state === state).length;
  const holders = ready.reduce((sum, { preview }) => sum + preview.holders, 0);
  const eur = ready.reduce((sum, { preview }) => sum.plus(preview.eur ?? 0), new Decimal(0));
  return (
    <div className="sticky bottom-(--bottom-bar) z-20 -mx-4 mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-sheet px-4 py-3 no-print md:rounded-sheet md:border md:shadow-sheet md:in-[body:has(#assistant)]:pr-24 lg:in-[body:has(#assistant)]:pr-36">
      <div className="min-w-0 grow" aria-live="polite">
        <p className="text-base font-semibold">
          {texts.sum(ready.length, holders)} · <Money value={eur.toNumber()} currency="EUR" code signed />
        </p>
        <p className="text-xs text-soft">
          {desk.previewError !== null
            ? withCause(texts.previewFailed, desk.previewError)
            : desk.isPreviewing
              ? texts.previewing
              : texts.left(countRows('confirm'), countRows('wrong'))}
        </p>
      </div>
      <Button onClick={desk.takeBack}>{texts.takeBack}</Button>
      <Button kind="primary" busy={busy} disabled={ready.length === 0 || desk.isPreviewing} onClick={onSave}>
        {texts.save(ready.length)}
      </Button>
    </div>
  );
}
