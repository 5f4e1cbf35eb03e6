import { Link } from '@tanstack/react-router';
import type { ChatSource } from '#api/assistant/chat';

const LOOK = 'text-accent underline underline-offset-2';

/** Leads to the row: a bond to its page, an ETF or a share to its place in the list. */
export function SourceLink({ source }: { readonly source: ChatSource }) {
  const { kind, id, isin, expired } = source;
  if (kind === 'bond') {
    return (
      <Link to="/bond/$bondId" params={{ bondId: String(id) }} className={LOOK}>
        {isin}
      </Link>
    );
  }
  const search = { q: isin, ...(expired && { show: 'expired' as const }) };
  return (
    <Link to={kind === 'etf' ? '/my/etfs' : '/my/shares'} search={search} className={LOOK}>
      {isin}
    </Link>
  );
}
