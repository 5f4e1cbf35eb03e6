import { useId, useState } from 'react';
import type { Payment } from '#api/payments';
import { ManagedPayments } from '../payments/managed-payments.tsx';
import { bondsTexts } from '../texts/bonds.ts';
import { userDetailsTexts } from '../texts/user-details.ts';
import { useTexts } from '../texts/texts.ts';
import { Money, Quantity } from '../ui/amount.tsx';
import { Button } from '../ui/button.tsx';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { BondDetails } from './bond-details.tsx';
import { BondDirection } from './bond-direction.tsx';
import { BondMark } from './bond-mark.tsx';
import type { ManagedBond } from './managed-bond-list.ts';
import { PRICE_PLACES } from './places.ts';
import { useToday } from './use-today.ts';

/** What an administrator may ask for at a bond. */
export interface BondRequests {
  readonly onEdit: (bond: ManagedBond) => void;
  readonly onExpire: (bond: ManagedBond) => void;
  readonly onRemove: (bond: ManagedBond) => void;
  readonly onAddPayment: (bond: ManagedBond) => void;
  readonly onEditPayment: (bond: ManagedBond, payment: Payment) => void;
  readonly onRemovePayment: (payment: Payment) => void;
}

interface ManagedBondRowProps {
  readonly bond: ManagedBond;
  readonly requests: BondRequests;
}

/** A bond in an administrator's list: its main figures, and below them, when opened, all of it. */
export function ManagedBondRow({ bond, requests }: ManagedBondRowProps) {
  const [open, setOpen] = useState(false);
  const bodyId = useId();
  return (
    <li className="border-t border-hair first:border-t-0">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? bodyId : undefined}
          onClick={() => setOpen(!open)}
          className="flex w-full items-center gap-3 px-5 py-3 text-left hover:bg-hair focus-visible:-outline-offset-2"
        >
          <span
            className={`text-soft transition-transform motion-reduce:transition-none ${open ? 'rotate-180' : ''}`}
          >
            <ChevronDownIcon size={16} />
          </span>
          <MainFigures bond={bond} />
        </button>
      </h3>
      {open && (
        <div id={bodyId} className="grid gap-6 px-5 pt-1 pb-5">
          <BondButtons bond={bond} requests={requests} />
          <BondDetails bond={bond} />
          <ManagedPayments
            bond={bond}
            payments={bond.payments}
            onAdd={() => requests.onAddPayment(bond)}
            onEdit={(payment) => requests.onEditPayment(bond, payment)}
            onRemove={requests.onRemovePayment}
          />
        </div>
      )}
    </li>
  );
}

function MainFigures({ bond }: { readonly bond: ManagedBond }) {
  const { columns } = useTexts(bondsTexts);
  const today = useToday();
  return (
    <span className="grid grow grid-cols-2 items-baseline gap-x-4 gap-y-0.5 md:grid-cols-6">
      <span className="md:col-span-2">
        <span className="font-medium tracking-wide">{bond.isin}</span>
        <span className="block text-xs text-faint empty:hidden">
          <BondMark bond={bond} today={today} />
        </span>
      </span>
      <span className="max-md:text-right">
        <BondDirection direction={bond.direction} />
      </span>
      <span className="md:text-right">
        <span className="sr-only">{columns.nominal}: </span>
        <Money value={bond.nominal} currency={bond.currency} code />
      </span>
      <span className="text-right">
        <span className="sr-only">{columns.buyPrice}: </span>
        <Quantity value={bond.buyPrice} places={PRICE_PLACES} />
      </span>
      <span className="text-right max-md:col-span-2 max-md:text-left">
        <span className="sr-only">{columns.profit}: </span>
        <Money value={bond.profit} currency={bond.currency} code signed />
      </span>
    </span>
  );
}

function BondButtons({ bond, requests }: ManagedBondRowProps) {
  const texts = useTexts(userDetailsTexts);
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => requests.onEdit(bond)}>{texts.editBond}</Button>
      {!bond.expired && <Button onClick={() => requests.onExpire(bond)}>{texts.markExpired}</Button>}
      <Button onClick={() => requests.onRemove(bond)}>{texts.deleteBond}</Button>
    </div>
  );
}
