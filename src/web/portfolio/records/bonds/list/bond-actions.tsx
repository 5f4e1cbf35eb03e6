import { Link } from '@tanstack/react-router';
import type { Bond } from '#api/portfolio/bonds';
import { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { CashFlowsIcon, PaymentsIcon } from '../../../../platform/ui/icons/screen-icons.ts';

const ICON_LINK =
  'inline-grid size-8 align-middle place-items-center rounded-control text-soft hover:bg-hair hover:text-ink no-print';

interface BondActionsProps {
  readonly bond: Pick<Bond, 'id' | 'isin'>;
  readonly open: boolean;
  /** The id of the element that More shows. */
  readonly detailsId: string;
  readonly onToggle: (id: Bond['id']) => void;
}

/** Links to the payments and cash flows of a bond, and the button for its details. */
export function BondActions({ bond, open, detailsId, onToggle }: BondActionsProps) {
  const texts = useTexts(bondsTexts);
  const params = { bondId: String(bond.id) };
  return (
    <>
      <Link
        to="/bond/$bondId/payments"
        params={params}
        aria-label={texts.paymentsLabel(bond.isin)}
        title={texts.payments}
        className={ICON_LINK}
      >
        <PaymentsIcon />
      </Link>
      <Link
        to="/bond/$bondId/cashflows"
        params={params}
        aria-label={texts.cashFlowsLabel(bond.isin)}
        title={texts.cashFlows}
        className={ICON_LINK}
      >
        <CashFlowsIcon />
      </Link>
      <Button
        kind="quiet"
        aria-label={`${open ? texts.less : texts.more} ${texts.detailsLabel(bond.isin)}`}
        aria-expanded={open}
        aria-controls={open ? detailsId : undefined}
        onClick={() => onToggle(bond.id)}
        className="h-8! min-w-12 align-middle px-1.5! no-print"
      >
        {open ? texts.less : texts.more}
      </Button>
    </>
  );
}
