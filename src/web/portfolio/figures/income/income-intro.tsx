import { useCachedIncome } from '../../../platform/queries/portfolio/figures/income.ts';
import { incomeTexts } from '../../../platform/texts/portfolio/figures/income.ts';
import { totalsTexts } from '../../../platform/texts/portfolio/figures/totals.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay } from '../../../platform/ui/format.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

/** The exchange rates, and a note that income is before tax; an empty line of the same height while loading. */
export function IncomeIntro({ owner }: { readonly owner: Owner }) {
  const { intro } = useTexts(incomeTexts);
  const { fixedRates, ecbRates, ecbRatesOfNoDay } = useTexts(totalsTexts);
  const { locale } = useDisplayPreferences();
  const { data } = useCachedIncome(owner);
  if (data === undefined) return <>&nbsp;</>;
  const { source, day } = data.rates;
  if (source === 'specification') return intro(fixedRates);
  return intro(day === null ? ecbRatesOfNoDay : ecbRates(formatDay(day, locale)));
}
