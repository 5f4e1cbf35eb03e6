import { Link } from '@tanstack/react-router';
import { navigationTexts } from '../../../platform/texts/platform/navigation.ts';
import { listsTexts } from '../../../platform/texts/platform/lists.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

const LOOK =
  'flex h-8.5 items-center px-3 text-soft -outline-offset-2 hover:bg-hair aria-[current=page]:bg-accent-wash aria-[current=page]:font-medium aria-[current=page]:text-accent';

const here = {
  replace: true,
  activeOptions: { exact: true, includeSearch: false },
  className: LOOK,
} as const;

/** Links between a portfolio's overview, returns and risk. They share one history entry. */
export function PortfolioViews({ owner }: { readonly owner: Owner }) {
  const { overview } = useTexts(navigationTexts);
  const { views, returns, risk } = useTexts(listsTexts);
  return (
    <nav
      aria-label={views}
      className="mb-4 inline-flex overflow-hidden rounded-control border border-line bg-sheet no-print"
    >
      {owner === 'me' ? (
        <>
          <Link to="/overview" {...here}>
            {overview}
          </Link>
          <Link to="/returns" {...here}>
            {returns}
          </Link>
          <Link to="/risk" {...here}>
            {risk}
          </Link>
        </>
      ) : (
        <>
          <Link to="/admin/users/$id/overview" params={{ id: String(owner) }} {...here}>
            {overview}
          </Link>
          <Link to="/admin/users/$id/returns" params={{ id: String(owner) }} {...here}>
            {returns}
          </Link>
          <Link to="/admin/users/$id/risk" params={{ id: String(owner) }} {...here}>
            {risk}
          </Link>
        </>
      )}
    </nav>
  );
}
