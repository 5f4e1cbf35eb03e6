import type { Bond } from '#api/portfolio/bonds';
import { bondChangesTexts } from '../../../../platform/texts/portfolio/bond-changes.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { Button } from '../../../../platform/ui/button.tsx';

/** The changes that a user with write access can make to a bond. */
export interface BondChangeHandlers {
  readonly onEdit: (bond: Bond) => void;
  /** Marks it as expired, or changes the closing day of an expired one. */
  readonly onExpire: (bond: Bond) => void;
  readonly onRemove: (bond: Bond) => void;
}

export function ChangeButtons({
  bond,
  handlers,
}: {
  readonly bond: Bond;
  readonly handlers: BondChangeHandlers;
}) {
  const texts = useTexts(bondChangesTexts);
  return (
    <>
      <Button onClick={() => handlers.onEdit(bond)}>{texts.editBond}</Button>
      {!bond.expired && <Button onClick={() => handlers.onExpire(bond)}>{texts.markExpired}</Button>}
      <Button onClick={() => handlers.onRemove(bond)}>{texts.deleteBond}</Button>
    </>
  );
}

/** The buttons above the details of a bond, for users who keep their own portfolio. */
export function OwnerButtons({
  bond,
  handlers,
}: {
  readonly bond: Bond;
  readonly handlers: BondChangeHandlers | null;
}) {
  if (handlers === null) return null;
  return (
    <div className="mb-4 flex flex-wrap gap-2 no-print">
      <ChangeButtons bond={bond} handlers={handlers} />
    </div>
  );
}
