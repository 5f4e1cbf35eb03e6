import { Suspense, useState, type ReactNode } from 'react';
import type { z } from 'zod';
import type { findMySecondFactor, Passkey } from '#api/people/second-factor';
import { invalidateMySecondFactor, useMySecondFactor } from '../../platform/queries/people/second-factor.ts';
import { storeProfile } from '../../platform/session/session.ts';
import { commonTexts } from '../../platform/texts/platform/common.ts';
import { secondFactorTexts } from '../../platform/texts/people/second-factor.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useWithCause } from '../../platform/texts/use-with-cause.ts';
import { InstantText } from '../../platform/ui/amount.tsx';
import { Button } from '../../platform/ui/button.tsx';
import { lazyPart } from '../../platform/ui/lazy-part.ts';
import { Message } from '../../platform/ui/message.tsx';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../platform/ui/skeleton.tsx';
import type { CompletedAction } from './action-dialog.tsx';
import { has, type SecondFactorAction } from './second-factor-action.ts';

const ActionDialog = lazyPart(async () => (await import('./action-dialog.tsx')).ActionDialog);

type Mine = z.output<(typeof findMySecondFactor)['answer']>;

interface OwnSecondFactorProps {
  readonly onDone: (text: string) => void;
}

/** The user's own second factor, and how to change it. */
export function OwnSecondFactor({ onDone }: OwnSecondFactorProps) {
  const texts = useTexts(secondFactorTexts);
  const { loading } = useTexts(commonTexts);
  const withCause = useWithCause();
  const { data: mine, isPending, error } = useMySecondFactor();
  const [action, setAction] = useState<SecondFactorAction | null>(null);
  const close = () => {
    setAction(null);
    void invalidateMySecondFactor();
  };
  const done = (what: CompletedAction) => {
    close();
    if (what === 'added') storeProfile({ mustAddSecondFactor: undefined });
    if (what === 'removed' && mine?.required === true && isLastFactor(mine))
      storeProfile({ mustAddSecondFactor: true });
    onDone(texts[what]);
  };
  return (
    <Sheet className="p-5">
      <h2 className="mb-1 font-bold">{texts.title}</h2>
      <p className="mb-2 text-soft">{texts.intro}</p>
      {isPending && <SkeletonRows label={loading} rows={2} />}
      {error !== null && <Message kind="error" text={withCause(texts.loadFailed, error)} />}
      {mine !== undefined && <Parts mine={mine} onAction={setAction} />}
      {action !== null && mine !== undefined && (
        <Suspense>
          <ActionDialog
            key={action.kind}
            action={action}
            setUp={mine}
            onNext={setAction}
            onClose={close}
            onDone={done}
          />
        </Suspense>
      )}
    </Sheet>
  );
}

function isLastFactor({ app, passkeys }: Mine): boolean {
  return (app === null ? 0 : 1) + passkeys.length === 1;
}

interface PartsProps {
  readonly mine: Mine;
  readonly onAction: (action: SecondFactorAction) => void;
}

function Parts({ mine, onAction }: PartsProps) {
  const texts = useTexts(secondFactorTexts);
  const { app, recoveryCodesLeft } = mine;
  return (
    <>
      <Part title={texts.app} note={app === null ? texts.appText : <AppNote addedAt={app.addedAt} />}>
        {app === null ? (
          <Button onClick={() => onAction({ kind: 'addApp' })}>{texts.addApp}</Button>
        ) : (
          <Button aria-label={texts.removeApp} onClick={() => onAction({ kind: 'removeApp' })}>
            {texts.remove}
          </Button>
        )}
      </Part>
      <Passkeys mine={mine} onAction={onAction} />
      {has(mine) && (
        <Part
          title={texts.recoveryCodes}
          note={
            <>
              {texts.codesText}{' '}
              <span className={recoveryCodesLeft < 3 ? 'text-warn' : ''}>
                {texts.codesLeft(recoveryCodesLeft)}
              </span>
            </>
          }
        >
          <Button onClick={() => onAction({ kind: 'renewCodes' })}>{texts.renewCodes}</Button>
        </Part>
      )}
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly note: ReactNode;
  readonly children?: ReactNode;
}

function Part({ title, note, children }: PartProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-t border-hair py-3">
      <div className="min-w-0 grow basis-64">
        <h3 className="font-medium wrap-anywhere">{title}</h3>
        <p className="text-sm text-soft">{note}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function AppNote({ addedAt }: { readonly addedAt: string }) {
  const texts = useTexts(secondFactorTexts);
  return (
    <>
      {texts.appOn} <InstantText value={addedAt} />
    </>
  );
}

function Passkeys({ mine: { passkeys, passkeysOffered }, onAction }: PartsProps) {
  const texts = useTexts(secondFactorTexts);
  const isPossible = passkeysOffered === 'yes' && window.isSecureContext && 'credentials' in navigator;
  const whyNot = passkeysOffered === 'yes' ? texts.notHere : texts.notOffered[passkeysOffered];
  return (
    <>
      <Part title={texts.passkeys} note={isPossible ? texts.passkeysText : whyNot}>
        {isPossible && <Button onClick={() => onAction({ kind: 'addPasskey' })}>{texts.addPasskey}</Button>}
      </Part>
      {passkeys.length > 0 && (
        <ul className="pl-5">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAction={onAction} />
          ))}
        </ul>
      )}
    </>
  );
}

function PasskeyRow({
  passkey,
  onAction,
}: {
  readonly passkey: Passkey;
  readonly onAction: PartsProps['onAction'];
}) {
  const texts = useTexts(secondFactorTexts);
  const { name, addedAt, lastUsedAt } = passkey;
  return (
    <li>
      <Part
        title={name}
        note={
          <>
            {texts.addedOn} <InstantText value={addedAt} /> ·{' '}
            {lastUsedAt === null ? (
              texts.neverUsed
            ) : (
              <>
                {texts.lastUsed} <InstantText value={lastUsedAt} />
              </>
            )}
          </>
        }
      >
        <Button
          aria-label={texts.renameLabel(name)}
          onClick={() => onAction({ kind: 'renamePasskey', passkey })}
        >
          {texts.rename}
        </Button>
        <Button
          aria-label={texts.removePasskey(name)}
          onClick={() => onAction({ kind: 'removePasskey', passkey })}
        >
          {texts.remove}
        </Button>
      </Part>
    </li>
  );
}
