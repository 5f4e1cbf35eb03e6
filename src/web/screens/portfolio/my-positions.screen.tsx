import { useParams } from '@tanstack/react-router';
import { listMyPositions } from '#api/portfolio/figures/positions';
import { NotFound } from '../../platform/layout/not-found.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { positionsTexts } from '../../platform/texts/portfolio/figures/positions.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { ListViews } from '../../portfolio/positions/list-views.tsx';
import { PositionsBySecurity } from '../../portfolio/positions/positions-by-security.tsx';

/** The user's bonds, ETFs or shares, each security once. */
export function MyPositionsScreen() {
  const texts = useTexts(positionsTexts);
  const { data } = listMyPositions.query.safeParse({ ...useParams({ strict: false }) });
  if (data?.kind === undefined) return <NotFound />;
  const { kind } = data;
  return (
    <Page title={texts.titles[kind]} intro={texts.intro}>
      <ListViews kind={kind} owner="me" />
      <PositionsBySecurity key={kind} kind={kind} owner="me" />
    </Page>
  );
}
