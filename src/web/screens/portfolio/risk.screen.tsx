import { useParams } from '@tanstack/react-router';
import type { UserId } from '#api/platform/ids';
import { ClientTabs } from '../../people/users/client-tabs.tsx';
import { BackButton } from '../../platform/layout/back-button.tsx';
import { NotFound } from '../../platform/layout/not-found.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { userIdInAddress } from '../../platform/navigation/id-in-address.ts';
import { riskTexts } from '../../platform/texts/portfolio/figures/risk.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useOwnerName } from '../../portfolio/records/etfs-and-shares/use-owner-name.ts';
import { PortfolioViews } from '../../portfolio/figures/returns/portfolio-views.tsx';
import { PortfolioRisk } from '../../portfolio/figures/risk/portfolio-risk.tsx';

export function MyRiskScreen() {
  const texts = useTexts(riskTexts);
  return (
    <Page title={texts.title} intro={texts.intro}>
      <PortfolioViews owner="me" />
      <PortfolioRisk owner="me" />
    </Page>
  );
}

/** The risk of any user's bonds, for administrators. */
export function UserRiskScreen() {
  const owner = userIdInAddress(useParams({ strict: false }).id);
  return owner === null ? <NotFound /> : <UserRisk owner={owner} />;
}

function UserRisk({ owner }: { readonly owner: UserId }) {
  const texts = useTexts(riskTexts);
  const name = useOwnerName(owner);
  return (
    <Page
      title={name === null ? texts.title : texts.titleOf(name)}
      intro={texts.intro}
      holder={name ?? undefined}
      actions={<BackButton otherwise={{ to: '/admin/users/$id', params: { id: String(owner) } }} />}
    >
      <ClientTabs id={owner} />
      <PortfolioViews owner={owner} />
      <PortfolioRisk owner={owner} />
    </Page>
  );
}
