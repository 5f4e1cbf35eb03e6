import type { Bond } from '#api/bonds';
import { servingYield } from '#domain/bonds/serving-yield';
import { bondsTexts } from '../texts/bonds.ts';
import { useTexts } from '../texts/texts.ts';
import { Quantity } from '../ui/amount.tsx';
import { formatDay } from '../ui/format.ts';
import { useReading } from '../ui/reading.ts';

/** A bond's YTM: the entered one, else the computed one, which says so. */
export function BondYield({
  bond,
}: {
  readonly bond: Pick<Bond, 'yieldPercent' | 'computedYieldPercent' | 'computedYieldOn'>;
}) {
  const { computed, computedOn } = useTexts(bondsTexts);
  const { locale } = useReading();
  const { yieldPercent, computedYieldOn } = bond;
  return (
    <>
      <Quantity value={servingYield(bond)} places={2} />
      {yieldPercent === null && computedYieldOn !== null && (
        <span
          className="ml-1 text-xs/[15px] font-normal text-faint md:ml-0 md:block"
          title={computedOn(formatDay(computedYieldOn, locale))}
        >
          {computed}
        </span>
      )}
    </>
  );
}
