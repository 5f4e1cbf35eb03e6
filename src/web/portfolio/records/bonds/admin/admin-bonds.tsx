import { Suspense, useMemo } from 'react';
import type { UserDetails } from '#api/people/users';
import { useDialogRequest } from '../../../../platform/forms/use-dialog-request.ts';
import { commonTexts } from '../../../../platform/texts/platform/common.ts';
import { useListTop } from '../../../../platform/lists/use-list-top.ts';
import { useListState } from '../../../../platform/lists/use-list-state.ts';
import { overdueCounts } from '../../../figures/bond-analytics/overdue-mark.tsx';
import { useOpenIds } from '../../../../platform/lists/use-open-ids.ts';
import { WindowedCards } from '../../../../platform/lists/windowed-cards.tsx';
import { useOverdueBonds } from '../../../../platform/queries/portfolio/admin-bonds.ts';
import { userDetailsTexts } from '../../../../platform/texts/people/user-details.ts';
import { bondChangesTexts } from '../../../../platform/texts/portfolio/bond-changes.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { TotalsCards } from '../../../figures/totals/totals-cards.tsx';
import { Button } from '../../../../platform/ui/button.tsx';
import { EmptyState } from '../../../../platform/ui/empty-state.tsx';
import { LaterOnFirstScreen } from '../../../../platform/ui/rendering/later-on-first-screen.tsx';
import { lazyPart } from '../../../../platform/ui/lazy-part.ts';
import type { MessageContent } from '../../../../platform/ui/message.tsx';
import { Sheet } from '../../../../platform/ui/sheet.tsx';
import { useWideScreen } from '../../../../platform/ui/use-wide-screen.ts';
import type { BondDialogRequest } from './admin-bond-dialogs.tsx';
import { adminListInAddress, type AdminListState } from '../list/bond-list-state.ts';
import type { AdminBond } from './shown-admin-bonds.ts';
import { AdminBondHeadings, AdminBondRow, type AdminBondHandlers } from './admin-bond-row.tsx';
import type { Overdue } from '../list/overdue-filter.tsx';
import { AdminBondsToolbar } from './admin-bonds-toolbar.tsx';
import { useShownAdminBonds } from './use-shown-admin-bonds.ts';

/** Loaded when the first one opens. */
const AdminBondDialogs = lazyPart(async () => (await import('./admin-bond-dialogs.tsx')).AdminBondDialogs);

interface AdminBondsProps {
  readonly user: UserDetails;
  /** Shows a message with the result of an action. */
  readonly showMessage: (message: MessageContent) => void;
}

/** The bonds of a user, with everything an administrator can change. */
export function AdminBonds({ user, showMessage }: AdminBondsProps) {
  const texts = useTexts(userDetailsTexts);
  const { state, setSearch, change } = useListState(adminListInAddress);
  const overdue = useOverdueBonds(user.userId);
  const { request, open, close } = useDialogRequest<BondDialogRequest>();
  const add = () => open({ kind: 'add' });
  const top = useListTop(state.search, state.sort, state.direction, state.part, state.overdue);
  return (
    <section>
      <h2 className="sr-only">{texts.bonds}</h2>
      {user.bonds.length > 0 && (
        <>
          <TotalsCards of={{ kind: 'bond', owner: user.userId, part: state.part }} listed />
          <div className="mt-5">
            <AdminBondsToolbar
              state={state}
              onSearch={setSearch}
              onChange={change}
              onAdd={add}
              overdue={overdue}
            />
          </div>
        </>
      )}
      <div ref={top}>
        <LaterOnFirstScreen>
          <BondRows
            key={state.part}
            user={user}
            state={state}
            overdue={overdue}
            onRequest={open}
            onClear={() => change({ search: '', overdue: false })}
            onAdd={add}
          />
        </LaterOnFirstScreen>
      </div>
      {request !== null && (
        <Suspense>
          <AdminBondDialogs
            userId={user.userId}
            request={request}
            onClose={close}
            showMessage={showMessage}
          />
        </Suspense>
      )}
    </section>
  );
}

interface BondRowsProps extends Pick<AdminBondsProps, 'user'> {
  readonly state: AdminListState;
  readonly overdue: Overdue;
  readonly onRequest: (request: BondDialogRequest) => void;
  readonly onClear: () => void;
  readonly onAdd: () => void;
}

/** The height of a closed row in px, until it is measured; on a narrow screen its fields are below each other. */
const ROW_HEIGHT = { wide: 49, narrow: 192 } as const;

function BondRows({ user, state, overdue, onRequest, onClear, onAdd }: BondRowsProps) {
  const texts = useTexts(userDetailsTexts);
  const { addBond } = useTexts(bondChangesTexts);
  const { clearFilters } = useTexts(commonTexts);
  const isWide = useWideScreen();
  const shown = useShownAdminBonds(user.bonds, state, overdue);
  const counts = useMemo(() => overdueCounts(overdue.data), [overdue.data]);
  const { openIds, onToggle } = useOpenIds<AdminBond['id']>();
  const handlers = useMemo(() => createHandlers(onRequest), [onRequest]);
  if (shown.length === 0) {
    const searched = state.search.trim() !== '' || state.overdue;
    return (
      <Sheet>
        <EmptyState
          title={texts.noBonds}
          {...(searched && {
            text: texts.noMatch,
            action: <Button onClick={onClear}>{clearFilters}</Button>,
          })}
          {...(user.bonds.length === 0 && {
            action: (
              <Button kind="primary" onClick={onAdd}>
                {addBond}
              </Button>
            ),
          })}
        />
      </Sheet>
    );
  }
  return (
    <Sheet className="print-table">
      <AdminBondHeadings />
      <WindowedCards
        items={shown}
        cardHeight={isWide ? ROW_HEIGHT.wide : ROW_HEIGHT.narrow}
        className="border-t border-hair aria-[posinset=1]:border-t-0"
      >
        {(bond) => (
          <AdminBondRow
            open={openIds.has(bond.id)}
            overdue={counts.get(bond.id) ?? 0}
            {...{ bond, onToggle, handlers }}
          />
        )}
      </WindowedCards>
    </Sheet>
  );
}

function createHandlers(request: (request: BondDialogRequest) => void): AdminBondHandlers {
  return {
    onEdit: (bond) => request({ kind: 'edit', bond }),
    onExpire: (bond) => request({ kind: 'expire', bond }),
    onRemove: (bond) => request({ kind: 'remove', bond }),
    onAddPayment: (bond) => request({ kind: 'add-payment', bond }),
    onEditPayment: (bond, payment) => request({ kind: 'edit-payment', bond, payment }),
    onRemovePayment: (payment) => request({ kind: 'remove-payment', payment }),
  };
}
