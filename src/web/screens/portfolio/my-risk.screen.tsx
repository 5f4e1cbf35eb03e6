import { Page } from '../../platform/layout/page.tsx';
import { riskTexts } from '../../platform/texts/portfolio/risk.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { PortfolioViews } from '../../portfolio/returns/portfolio-views.tsx';
import { RiskOf } from '../../portfolio/risk/risk-of.tsx';

export function MyRiskScreen() {
  const texts = useTexts(riskTexts);
  return (
    <Page title={texts.title} intro={texts.intro}>
      <PortfolioViews owner="me" />
      <RiskOf owner="me" />
    </Page>
  );
}
