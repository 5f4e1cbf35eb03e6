import { Link } from '@tanstack/react-router';
import type { HoldingKind } from '#domain/portfolio/holding';
import { listsTexts } from '../../../platform/texts/platform/lists.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { buttonLook } from '../../../platform/ui/button.tsx';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

const MY_DEALS = { bond: '/my-bonds', etf: '/my/etfs', share: '/my/shares' } as const;
const USER_DEALS = {
  bond: '/admin/users/$id',
  etf: '/admin/users/$id/etfs',
  share: '/admin/users/$id/shares',
} as const;

const LOOK =
  'flex h-8.5 items-center px-3 text-soft -outline-offset-2 hover:bg-hair aria-[current=page]:bg-accent-wash aria-[current=page]:font-medium aria-[current=page]:text-accent';

const here = {
  replace: true,
  activeOptions: { exact: true, includeSearch: false },
  className: LOOK,
} as const;

interface ListViewsProps {
  readonly kind: HoldingKind;
  readonly owner: Owner;
}

/** Links between the list of deals and the list of positions, and to imports. Both views share one history entry. */
export function ListViews({ kind, owner }: ListViewsProps) {
  const texts = useTexts(listsTexts);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-2 no-print">
      <nav
        aria-label={texts.views}
        className="mb-4 inline-flex overflow-hidden rounded-control border border-line bg-sheet"
      >
        {owner === 'me' ? (
          <>
            <Link to={MY_DEALS[kind]} {...here}>
              {texts.byDeal}
            </Link>
            <Link to="/my/positions/$kind" params={{ kind }} {...here}>
              {texts.byPosition}
            </Link>
          </>
        ) : (
          <>
            <Link to={USER_DEALS[kind]} params={{ id: String(owner) }} {...here}>
              {texts.byDeal}
            </Link>
            <Link to="/admin/users/$id/positions/$kind" params={{ id: String(owner), kind }} {...here}>
              {texts.byPosition}
            </Link>
          </>
        )}
      </nav>
      {owner === 'me' ? (
        <Link to="/my/imports" className={buttonLook('plain', 'mb-4')}>
          {texts.importFile}
        </Link>
      ) : (
        <Link to="/admin/imports" search={{ holder: owner }} className={buttonLook('plain', 'mb-4')}>
          {texts.importFile}
        </Link>
      )}
    </div>
  );
}
