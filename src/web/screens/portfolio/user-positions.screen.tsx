import { useParams } from '@tanstack/react-router';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import { UserPage } from '../../people/users/user-page.tsx';
import { NotFound } from '../../platform/layout/not-found.tsx';
import { positionsTexts } from '../../platform/texts/portfolio/figures/positions.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { ListViews } from '../../portfolio/figures/positions/list-views.tsx';
import { PositionsBySecurity } from '../../portfolio/figures/positions/positions-by-security.tsx';

/** The positions of a user, for administrators. */
export function UserPositionsScreen() {
  const address = useParams({ strict: false });
  const { titles, userTitle, intro } = useTexts(positionsTexts);
  const kind = HOLDING_KINDS.find((each) => each === address.kind);
  if (kind === undefined) return <NotFound />;
  const title = titles[kind];
  return (
    <UserPage texts={{ title, userTitle: (name) => userTitle(title, name) }} intro={() => intro}>
      {(owner) => (
        <>
          <ListViews kind={kind} owner={owner} />
          <PositionsBySecurity key={kind} kind={kind} owner={owner} />
        </>
      )}
    </UserPage>
  );
}
