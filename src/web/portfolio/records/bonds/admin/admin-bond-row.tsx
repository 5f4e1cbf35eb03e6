import { Link } from '@tanstack/react-router';
import { Suspense, useId, type ReactNode } from 'react';
import type { Payment } from '#api/portfolio/payments';
import { BondHistory } from '../../../../people/audit/bond-history.tsx';
import { AdministratorFigures } from '../../../figures/bond-analytics/lazy-bond-figures.tsx';
import { InstrumentLink } from '../../../office/instruments/instrument-link.tsx';
import { FromMarketPrice } from '../../../market/prices/from-market-price.tsx';
import { MarketPriceAge } from '../../../market/prices/market-price-age.tsx';
import { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { userDetailsTexts } from '../../../../platform/texts/people/user-details.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { Money, Quantity } from '../../../../platform/ui/amount.tsx';
import { buttonLook } from '../../../../platform/ui/button.tsx';
import { ChevronDownIcon } from '../../../../platform/ui/icons/screen-icons.ts';
import { lazyPart } from '../../../../platform/ui/lazy-part.ts';
import { ChangeButtons, type BondChangeHandlers } from '../changes/change-buttons.tsx';
import { BondDetails } from '../details/bond-details.tsx';
import { BondDirection } from '../details/bond-direction.tsx';
import { BondBadges } from '../details/bond-badges.tsx';
import { BondYield } from '../details/bond-yield.tsx';
import type { AdminBond } from './shown-admin-bonds.ts';
import { PRICE_PLACES } from '../details/decimal-places.ts';
import { useToday } from '../../../../platform/clock/use-today.ts';

const AdminPayments = lazyPart(async () => (await import('../../payments/admin-payments.tsx')).AdminPayments);

/** The actions an administrator can take on a bond. */
export interface AdminBondHandlers extends BondChangeHandlers {
  readonly onAddPayment: (bond: AdminBond) => void;
  readonly onEditPayment: (bond: AdminBond, payment: Payment) => void;
  readonly onRemovePayment: (payment: Payment) => void;
}

interface AdminBondRowProps {
  readonly bond: AdminBond;
  readonly open: boolean;
  readonly onToggle: (id: AdminBond['id']) => void;
  readonly handlers: AdminBondHandlers;
  /** The number of payments that were due and are not recorded. */
  readonly overdue: number;
}

/** A bond in an administrator's list: its main figures and, when open, all details. */
export function AdminBondRow({ bond, open, onToggle, handlers, overdue }: AdminBondRowProps) {
  const bodyId = useId();
  return (
    <>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? bodyId : undefined}
          onClick={() => onToggle(bond.id)}
          className="flex w-full items-center gap-3 px-5 py-2 text-left md:py-1.5 hover:bg-hair focus-visible:-outline-offset-2 print:px-0 print:py-1"
        >
          <span
            className={`text-soft no-print transition-transform motion-reduce:transition-none ${open ? 'rotate-180' : ''}`}
          >
            <ChevronDownIcon size={16} />
          </span>
          <MainFigures bond={bond} overdue={overdue} />
        </button>
      </h3>
      {open && (
        <div id={bodyId} className="grid grid-cols-1 gap-6 px-5 pt-1 pb-5">
          <BondButtons bond={bond} handlers={handlers} />
          <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 xl:grid-cols-2">
            <BondDetails bond={bond} onChangeClosingDay={() => handlers.onExpire(bond)}>
              <AdministratorFigures bondId={bond.id} basis={listVersions(bond)} />
            </BondDetails>
            <Suspense>
              <AdminPayments
                bond={bond}
                payments={bond.payments}
                onAdd={() => handlers.onAddPayment(bond)}
                onEdit={(payment) => handlers.onEditPayment(bond, payment)}
                onRemove={handlers.onRemovePayment}
              />
            </Suspense>
          </div>
          <BondHistory bondId={bond.id} isOwn={false} />
        </div>
      )}
    </>
  );
}

/** Changes whenever the bond or one of its payments changes, so that its figures are recomputed. */
function listVersions({ version, payments }: AdminBond): string {
  return [version, ...payments.map((payment) => `${payment.id}.${payment.version}`)].join(' ');
}

/** On a phone two figures per line, or one if it is long. */
const COLUMNS =
  'flex grow flex-wrap items-center gap-x-4 gap-y-1.5 *:min-w-fit *:grow *:basis-2/5 md:grid md:grid-cols-8 md:*:min-w-0';

/** The column headings. A narrow screen labels each figure instead. */
export function AdminBondHeadings() {
  const { columns } = useTexts(bondsTexts);
  return (
    <div
      aria-hidden="true"
      className="border-b border-line py-2.5 pr-5 pl-12 text-[12.5px] font-medium text-soft max-md:hidden"
    >
      <div className={COLUMNS}>
        <span className="col-span-2">{columns.isin}</span>
        <span>{columns.direction}</span>
        <span className="text-right">{columns.nominal}</span>
        <span className="text-right">{columns.buyPrice}</span>
        <span className="text-right">{columns.marketPrice}</span>
        <span className="text-right">{columns.ytm}</span>
        <span className="text-right">{columns.profit}</span>
      </div>
    </div>
  );
}

/** A figure with its label, which is visible on narrow screens and otherwise only for screen readers. */
function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <span className="md:text-right">
      <span className="text-xs text-soft max-md:block md:sr-only">{label} </span>
      <span>{children}</span>
    </span>
  );
}

function MainFigures({ bond, overdue }: Pick<AdminBondRowProps, 'bond' | 'overdue'>) {
  const { columns } = useTexts(bondsTexts);
  const today = useToday();
  return (
    <span className={COLUMNS}>
      <span className="max-md:basis-3/5! md:col-span-2">
        <span className="font-medium tracking-wide">{bond.isin}</span>
        <BondBadges bond={bond} today={today} overdue={overdue} />
      </span>
      <span className="max-md:basis-auto! max-md:text-right">
        <BondDirection direction={bond.direction} />
      </span>
      <Figure label={columns.nominal}>
        <Money value={bond.nominal} currency={bond.currency} code />
      </Figure>
      <Figure label={columns.buyPrice}>
        <Quantity value={bond.buyPrice} places={PRICE_PLACES} />
      </Figure>
      <Figure label={columns.marketPrice}>
        <FromMarketPrice price={bond.marketPrice}>
          <Quantity value={bond.marketPrice} places={PRICE_PLACES} />
          <MarketPriceAge holding={bond} shows="day" />
        </FromMarketPrice>
      </Figure>
      <Figure label={columns.ytm}>
        <BondYield bond={bond} />
      </Figure>
      <Figure label={columns.profit}>
        <FromMarketPrice price={bond.marketPrice}>
          <Money value={bond.profit} currency={bond.currency} code signed />
        </FromMarketPrice>
      </Figure>
    </span>
  );
}

function BondButtons({ bond, handlers }: Pick<AdminBondRowProps, 'bond' | 'handlers'>) {
  const texts = useTexts(userDetailsTexts);
  return (
    <div className="flex flex-wrap gap-2">
      <ChangeButtons bond={bond} handlers={handlers} />
      <Link to="/admin/bonds/$bondId/cashflows" params={{ bondId: String(bond.id) }} className={buttonLook()}>
        {texts.viewCashFlows}
      </Link>
      <InstrumentLink isin={bond.isin} className={buttonLook()}>
        {texts.showSecurity}
      </InstrumentLink>
    </div>
  );
}
