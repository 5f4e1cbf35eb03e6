import { Link, useRouter } from '@tanstack/react-router';
import type { ChatSource } from '#api/assistant/chat';
import { chatTexts } from '../../platform/texts/assistant/chat.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { linkedParts } from './linked-parts.ts';

const LOOK = 'text-accent underline underline-offset-2';

/** Links to the holding: a bond's page, or the list filtered by an ETF or share. */
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

interface TextWithLinksProps {
  readonly text: string;
  readonly sources: readonly ChatSource[];
}

/** Text whose only links are those we create to the user's own holdings. */
export function TextWithLinks({ text, sources }: TextWithLinksProps) {
  return linkedParts(text, sources).map((part, i) =>
    part.source === undefined ? (
      <span key={i}>{part.text}</span>
    ) : (
      <SourceLink key={i} source={part.source} />
    ),
  );
}

/** Links to the screen for an action; the answer contains its path. */
export function ScreenLink({ screen }: { readonly screen: string }) {
  const texts = useTexts(chatTexts);
  const { history } = useRouter();
  return (
    <button
      type="button"
      data-leads-away
      className={`${LOOK} justify-self-start`}
      onClick={() => history.push(screen)}
    >
      {texts.openScreen}
    </button>
  );
}
