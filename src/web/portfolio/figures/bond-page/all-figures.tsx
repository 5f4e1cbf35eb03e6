import { useId, useState } from 'react';
import type { BondAnalytics } from '#api/portfolio/figures/bond-analytics';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { FeaturesSection } from '../../records/bond-features/features-section.tsx';
import { HoldOrSellSection } from './hold-or-sell-section.tsx';
import { MarketSection, PurchaseSection, RiskSection } from './price-sections.tsx';
import { repeatsReason } from './shared-reason.ts';
import { TermsSection } from './terms-section.tsx';
import { WhatIfSection } from './what-if-section.tsx';
import { AllWorkingsShown } from '../bond-analytics/worked-figures.tsx';

/** All figures of a bond, each with its working, a switch that shows all workings, and the terms behind them. */
export function AllFigures({ analytics }: { readonly analytics: BondAnalytics }) {
  const { figures: texts } = useTexts(bondAnalyticsTexts);
  const [all, setAll] = useState(false);
  const id = useId();
  const { market, purchase, running, terms } = analytics;
  const isShown = (part: Parameters<typeof repeatsReason>[1]) => !repeatsReason(analytics, part);
  if (![market, purchase, running, terms].some(isShown)) return null;
  return (
    <AllWorkingsShown value={all}>
      <div className="mt-2 flex break-after-avoid flex-wrap items-baseline gap-x-4 gap-y-1 lg:col-span-3">
        <h2 className="text-lg font-bold">{texts.title}</h2>
        <p className="text-sm text-soft no-print">{texts.hint}</p>
        <span className="ml-auto flex items-center gap-2 no-print">
          <input
            id={id}
            type="checkbox"
            role="switch"
            checked={all}
            onChange={(event) => setAll(event.target.checked)}
            className="size-4 accent-accent"
          />
          <label htmlFor={id}>{texts.showAll}</label>
        </span>
      </div>
      {isShown(market) && <MarketSection analytics={analytics} />}
      {isShown(market) && <RiskSection analytics={analytics} />}
      {isShown(purchase) && <PurchaseSection analytics={analytics} />}
      {isShown(market) && <WhatIfSection analytics={analytics} />}
      {isShown(terms) && <TermsSection analytics={analytics} />}
      <FeaturesSection analytics={analytics} />
      {isShown(running) && <HoldOrSellSection analytics={analytics} />}
    </AllWorkingsShown>
  );
}
