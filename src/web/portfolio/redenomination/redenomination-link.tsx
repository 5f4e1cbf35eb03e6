import { Link } from '@tanstack/react-router';
import { redenominationTexts } from '../../platform/texts/portfolio/instruments/redenomination.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { buttonLook } from '../../platform/ui/button.tsx';

interface RedenominationLinkProps {
  /** The security; without it all that are in lev. */
  readonly isin?: string;
  /** In running text, not as a button. */
  readonly inText?: boolean;
}

/** To the page where lev become euro; for administrators. */
export function RedenominationLink({ isin, inText = false }: RedenominationLinkProps) {
  const { link } = useTexts(redenominationTexts);
  return (
    <Link
      to="/admin/redenomination"
      search={isin === undefined ? {} : { isin }}
      className={inText ? 'font-medium underline' : buttonLook()}
    >
      {link}
    </Link>
  );
}
