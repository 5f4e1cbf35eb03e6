import { Link } from '@tanstack/react-router';
import type { UserId } from '#api/platform/ids';
import type { Overview } from '#api/portfolio/figures/overview';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { overviewTexts } from '../../../platform/texts/portfolio/figures/overview.ts';
import { useTexts } from '../../../platform/texts/texts.ts';

type AttentionItem = Overview['attention'][number];

const LOOK =
  'inline-block py-0.5 text-accent underline decoration-accent/40 underline-offset-4 max-md:py-2 hover:decoration-accent';

const MY_DEALS = { bond: '/my-bonds', etf: '/my/etfs', share: '/my/shares' } as const;
const USER_DEALS = {
  bond: '/admin/users/$id',
  etf: '/admin/users/$id/etfs',
  share: '/admin/users/$id/shares',
} as const;

interface AttentionFixProps {
  readonly owner: Owner;
  readonly item: AttentionItem;
}

/** A link to the page that fixes the problem, for the holder or for the office. */
export function AttentionFix({ owner, item }: AttentionFixProps) {
  return owner === 'me' ? <HoldersFix item={item} /> : <OfficesFix id={owner} item={item} />;
}

/** A link to the deals of the security, or to the bond's own page if the deal is known. */
function HoldersFix({ item: { cause, kind, isin, dealId } }: { readonly item: AttentionItem }) {
  const { attention } = useTexts(overviewTexts);
  const label = <FixLabel text={attention.fixes[cause]} isin={isin} />;
  if (kind === 'bond' && dealId !== null) {
    return (
      <Link to="/bond/$bondId" params={{ bondId: String(dealId) }} className={LOOK}>
        {label}
      </Link>
    );
  }
  return (
    <Link to={MY_DEALS[kind]} search={{ q: isin }} className={LOOK}>
      {label}
    </Link>
  );
}

function OfficesFix({
  id,
  item: { cause, kind, isin },
}: {
  readonly id: UserId;
  readonly item: AttentionItem;
}) {
  const { attention } = useTexts(overviewTexts);
  const label = <FixLabel text={attention.officeFixes[cause]} isin={isin} />;
  switch (cause) {
    case 'old_price':
    case 'purchase_price':
    case 'no_price':
      return (
        <Link to="/admin/prices" className={LOOK}>
          {label}
        </Link>
      );
    case 'no_rate':
      return (
        <Link to="/admin/exchange-rates" className={LOOK}>
          {label}
        </Link>
      );
    case 'no_terms':
    case 'terms_not_valid':
    case 'instalments_not_valid':
      return (
        <Link to="/admin/instruments/$isin" params={{ isin }} className={LOOK}>
          {label}
        </Link>
      );
    case 'bought_after_maturity':
    case 'deal_without_date':
    case 'sold_more_than_held':
      return (
        <Link to={USER_DEALS[kind]} params={{ id: String(id) }} search={{ q: isin }} className={LOOK}>
          {label}
        </Link>
      );
  }
}

/** Several links have the same text, so the hidden ISIN distinguishes them. */
function FixLabel({ text, isin }: { readonly text: string; readonly isin: string }) {
  return (
    <>
      {text}
      <span className="sr-only"> {isin}</span>
    </>
  );
}

interface MissedFixProps {
  readonly owner: Owner;
  readonly short?: boolean;
}

/** A link to the missing and short payments. */
export function MissedFix({ owner, short = false }: MissedFixProps) {
  const { attention } = useTexts(overviewTexts);
  const label = short ? attention.shortFix : attention.overdueFix;
  if (owner === 'me') {
    return (
      <Link to="/income" className={LOOK}>
        {label}
      </Link>
    );
  }
  return (
    <Link to="/admin/users/$id/income" params={{ id: String(owner) }} className={LOOK}>
      {label}
    </Link>
  );
}
