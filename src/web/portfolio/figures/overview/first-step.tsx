import { Link } from '@tanstack/react-router';
import { useKeepsOwnPortfolio } from '../../../platform/session/use-keeps-own-portfolio.ts';
import { overviewTexts } from '../../../platform/texts/portfolio/figures/overview.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { buttonLook } from '../../../platform/ui/button.tsx';

/** Links from an empty overview to where users who keep their own portfolio add to it. */
export function FirstStep() {
  const { addFirst, importFile } = useTexts(overviewTexts);
  if (!useKeepsOwnPortfolio()) return null;
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Link to="/my-bonds" className={buttonLook('primary')}>
        {addFirst}
      </Link>
      <Link to="/my/imports" className={buttonLook()}>
        {importFile}
      </Link>
    </div>
  );
}
