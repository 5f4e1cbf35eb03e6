import { useState } from 'react';
import type { MissedPayments as LoadedMissed } from '#api/portfolio/missed-payments';
import { useDialogRequest } from '../../../platform/forms/use-dialog-request.ts';
import { Toast } from '../../../platform/toast/toast.tsx';
import type { MissedItem, MissedOwner } from '../../../platform/queries/portfolio/missed-payments.ts';
import { missedPaymentsTexts } from '../../../platform/texts/portfolio/missed-payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import { RenderLater } from '../../../platform/ui/rendering/render-later.tsx';
import { usePrinting } from '../../../platform/ui/use-printing.ts';
import { useEuro } from '../income/use-euro.ts';
import { MissedDialog, type MissedRequest } from './missed-dialog.tsx';
import { OpenMissed } from './open-missed.tsx';
import { RecordSeveral } from './record-several.tsx';
import { SetAside } from './set-aside.tsx';

const SHOWN_AT_FIRST = 5;

interface MissedPaymentsProps {
  readonly missed: LoadedMissed & {
    readonly open: readonly MissedItem[];
    readonly setAside: readonly MissedItem[];
  };
  readonly owner: MissedOwner;
}

const itemOwner = (owner: MissedOwner, { holder }: MissedItem) => (owner === 'all' ? holder?.userId : owner);
const itemKey = ({ bondId, day }: MissedItem) => `${bondId} ${day}`;

/**
 * Payments that are missing or short, with their actions, and below them those that were set aside. The dialog is outside the rows:
 * it stays when the payment is settled elsewhere.
 */
export function MissedPayments({ missed, owner }: MissedPaymentsProps) {
  const texts = useTexts(missedPaymentsTexts);
  const { money } = useEuro();
  const printing = usePrinting();
  const [all, setAll] = useState(false);
  const [message, setMessage] = useState<MessageContent | null>(null);
  const { request, open: openDialog, close } = useDialogRequest<MissedRequest>();
  const { today, open, openCount, sums } = missed;
  const shown = all || printing ? open : open.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <p className="text-sm text-soft">{openCount === 0 ? texts.none : texts.intro}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1.5">
        {sums.length > 0 && (
          <p className="font-medium">
            {texts.missing(sums.map((sum) => money(sum.missing, sum.currency)).join(' · '))}
          </p>
        )}
        {owner !== 'all' && <RecordSeveral {...{ missed, owner }} showMessage={setMessage} />}
      </div>
      <RenderLater>
        <ul className="mt-2">
          {shown.map((one) => {
            const of = itemOwner(owner, one);
            return (
              of !== undefined && (
                <OpenMissed
                  key={itemKey(one)}
                  missed={one}
                  owner={of}
                  today={today}
                  onOpen={openDialog}
                  showMessage={setMessage}
                />
              )
            );
          })}
        </ul>
        {shown.length < open.length && (
          <Button onClick={() => setAll(true)}>{texts.more(open.length)}</Button>
        )}
      </RenderLater>
      {open.length < openCount && <p className="mt-1 text-xs text-faint">{texts.limited(open.length)}</p>}
      <AllSetAside {...{ missed, owner }} showMessage={setMessage} />
      {request !== null && <MissedDialog request={request} onClose={close} showMessage={setMessage} />}
      <Toast message={message} onGone={() => setMessage(null)} />
    </>
  );
}

interface AllSetAsideProps extends MissedPaymentsProps {
  readonly showMessage: (message: MessageContent) => void;
}

function AllSetAside({ missed: { setAside, setAsideCount }, owner, showMessage }: AllSetAsideProps) {
  const texts = useTexts(missedPaymentsTexts);
  if (setAsideCount === 0) return null;
  return (
    <details className="mt-2">
      <summary className="w-fit cursor-pointer py-1 text-sm text-accent">
        {texts.setAside(setAsideCount)}
      </summary>
      <ul>
        {setAside.map((one) => {
          const of = itemOwner(owner, one);
          return (
            of !== undefined && (
              <SetAside key={itemKey(one)} missed={one} owner={of} showMessage={showMessage} />
            )
          );
        })}
      </ul>
    </details>
  );
}
