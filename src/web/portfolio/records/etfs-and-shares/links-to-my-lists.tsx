import { Link } from '@tanstack/react-router';
import type { Kind } from '#api/portfolio/etfs-and-shares';
import { etfsAndSharesTexts } from '../../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { buttonLook } from '../../../platform/ui/button.tsx';

const TO_BONDS = { to: '/my-bonds', label: 'myBonds' } as const;
const TO_ETFS = { to: '/my/etfs', label: 'myEtfs' } as const;

/** The other lists that each list links to. */
const LINKS = { etf: [TO_BONDS], share: [TO_BONDS, TO_ETFS] } as const satisfies Record<
  Kind,
  readonly object[]
>;

export function LinksToMyLists({ kind }: { readonly kind: Kind }) {
  const texts = useTexts(etfsAndSharesTexts);
  return LINKS[kind].map(({ to, label }) => (
    <Link key={to} to={to} className={buttonLook()}>
      {texts[label]}
    </Link>
  ));
}
