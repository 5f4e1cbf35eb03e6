import { useParams } from '@tanstack/react-router';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import { NotFound } from '../../platform/layout/not-found.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { positionsTexts } from '../../platform/texts/portfolio/figures/positions.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { ListViews } from '../../portfolio/figures/positions/list-views.tsx';
import { PositionsBySecurity } from '../../portfolio/figures/positions/positions-by-security.tsx';

/** The user's positions in bonds, ETFs or shares, one per security. */
export function MyPositionsScreen() {
  const texts = useTexts(positionsTexts);
  const address = useParams({ strict: false });
  const kind = HOLDING_KINDS.find((each) => each === address.kind);
  if (kind === undefined) return <NotFound />;
  return (
    <Page title={texts.titles[kind]} intro={texts.intro}>
      <ListViews kind={kind} owner="me" />
      <PositionsBySecurity key={kind} kind={kind} owner="me" />
    </Page>
  );
}
