import { Link } from '@tanstack/react-router';
import { redenominationTexts } from '../../../platform/texts/portfolio/instruments/redenomination.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { buttonLook } from '../../../platform/ui/button.tsx';

interface RedenominationLinkProps {
  /** The security; undefined for all securities in lev. */
  readonly isin?: string;
  /** Renders a text link instead of a button. */
  readonly inText?: boolean;
}

/** A link to the redenomination page, for administrators. */
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
