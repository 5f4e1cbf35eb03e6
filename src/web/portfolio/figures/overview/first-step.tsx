import { Link } from '@tanstack/react-router';
import { EnteredByAdministrator } from '../../../platform/lists/entered-by-administrator.tsx';
import { useKeepsOwnPortfolio } from '../../../platform/session/use-keeps-own-portfolio.ts';
import { overviewTexts } from '../../../platform/texts/portfolio/figures/overview.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { buttonLook } from '../../../platform/ui/button.tsx';

/** Links from an empty overview to where users who keep their own portfolio add to it; for others, who does. */
export function FirstStep() {
  const { addFirst, importFile } = useTexts(overviewTexts);
  if (!useKeepsOwnPortfolio()) return <EnteredByAdministrator />;
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
