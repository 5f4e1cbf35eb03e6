import { Link, useSearch } from '@tanstack/react-router';
import { Page } from '../../platform/layout/page.tsx';
import { BackButton } from '../../platform/layout/back-button.tsx';
import { redenominationTexts } from '../../platform/texts/portfolio/instruments/redenomination.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { buttonLook } from '../../platform/ui/button.tsx';
import { RedenominationDesk } from '../../portfolio/office/redenomination/redenomination-desk.tsx';

export function RedenominationScreen() {
  const texts = useTexts(redenominationTexts);
  const { isin } = useSearch({ from: '/queries/signed-in/administrator/admin/redenomination' });
  return (
    <Page
      title={texts.title}
      kicker={isin}
      intro={texts.intro}
      actions={
        <>
          <BackButton
            otherwise={
              isin === undefined
                ? { to: '/admin/instruments' }
                : { to: '/admin/instruments/$isin', params: { isin } }
            }
          />
          {isin !== undefined && (
            <Link to="/admin/redenomination" className={buttonLook()}>
              {texts.ofAll}
            </Link>
          )}
        </>
      }
    >
      <RedenominationDesk key={isin ?? ''} isin={isin} />
    </Page>
  );
}
