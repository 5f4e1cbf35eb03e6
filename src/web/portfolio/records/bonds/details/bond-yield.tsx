import type { Bond } from '#api/portfolio/bonds';
import { displayedYield } from '#domain/bonds/holding/displayed-yield';
import { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { Quantity } from '../../../../platform/ui/amount.tsx';
import { formatDay } from '../../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../../platform/ui/display-preferences.ts';

/** A bond's YTM: the entered one, else the one computed today. Says which of them it is. */
export function BondYield({
  bond,
}: {
  readonly bond: Pick<Bond, 'yieldPercent' | 'computedYieldPercent' | 'computedYieldOn'>;
}) {
  const { yields } = useTexts(bondsTexts);
  const { locale } = useDisplayPreferences();
  const { yieldPercent, computedYieldPercent, computedYieldOn } = bond;
  const isComputed = yieldPercent === null && computedYieldPercent !== null && computedYieldOn !== null;
  return (
    <>
      <Quantity bare value={displayedYield(bond)} places={2} />
      {yieldPercent !== null && <Mark text={yields.entered} title={yields.enteredMeaning} />}
      {isComputed && (
        <Mark text={yields.computed} title={yields.computedOn(formatDay(computedYieldOn, locale))} />
      )}
    </>
  );
}

function Mark({ text, title }: { readonly text: string; readonly title: string }) {
  return (
    <>
      {' '}
      <span className="text-[11px]/[15px] font-normal whitespace-nowrap text-soft md:block" title={title}>
        {text}
      </span>
    </>
  );
}

/** Explains the marks of yields, below a list. */
export function YieldLegend() {
  const { yields } = useTexts(bondsTexts);
  return <p className="mt-3 text-xs text-soft">{yields.legend}</p>;
}
