import { Link } from '@tanstack/react-router';
import { useKeepsOwnPortfolio } from '../../../platform/session/use-keeps-own-portfolio.ts';
import { overviewTexts } from '../../../platform/texts/portfolio/figures/overview.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { buttonLook } from '../../../platform/ui/button.tsx';

/** A link from an empty overview to the list where users who keep their own portfolio add to it. */
export function FirstStep() {
  const { addFirst } = useTexts(overviewTexts);
  if (!useKeepsOwnPortfolio()) return null;
  return (
    <Link to="/my-bonds" className={buttonLook('primary')}>
      {addFirst}
    </Link>
  );
}
