import type { Bond } from '#api/portfolio/bonds';
import { userDetailsTexts } from '../../../../platform/texts/people/user-details.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { Button } from '../../../../platform/ui/button.tsx';

/** What whoever may write a bond asks for. */
export interface BondActs {
  readonly onEdit: (bond: Bond) => void;
  /** Marks it as expired; of an expired one, changes the day of that. */
  readonly onExpire: (bond: Bond) => void;
  readonly onRemove: (bond: Bond) => void;
}

export function ChangeButtons({ bond, acts }: { readonly bond: Bond; readonly acts: BondActs }) {
  const texts = useTexts(userDetailsTexts);
  return (
    <>
      <Button onClick={() => acts.onEdit(bond)}>{texts.editBond}</Button>
      {!bond.expired && <Button onClick={() => acts.onExpire(bond)}>{texts.markExpired}</Button>}
      <Button onClick={() => acts.onRemove(bond)}>{texts.deleteBond}</Button>
    </>
  );
}

/** Above the details of a bond of whoever keeps their own portfolio. */
export function OwnerButtons({ bond, acts }: { readonly bond: Bond; readonly acts: BondActs | null }) {
  if (acts === null) return null;
  return (
    <div className="mb-4 flex flex-wrap gap-2 no-print">
      <ChangeButtons bond={bond} acts={acts} />
    </div>
  );
}
