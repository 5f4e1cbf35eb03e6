import {
  beginApp,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
  type EnrolledFactors,
} from '#api/people/second-factor';
import { call } from '../../platform/api-client/call.ts';
import { secondFactorTexts } from '../../platform/texts/people/second-factor.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Dialog } from '../../platform/ui/dialog.tsx';
import { has, type ConfirmedAction, type SecondFactorAction } from './second-factor-action.ts';
import { AddPasskey } from './add-passkey.tsx';
import { AppSetUp } from './app-set-up.tsx';
import { ConfirmationForm, type Confirmation } from './confirmation-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

export type CompletedAction = 'added' | 'removed' | 'renamed';

interface ActionDialogProps {
  readonly action: SecondFactorAction;
  readonly setUp: EnrolledFactors;
  /** Continues with the next dialog. */
  readonly onNext: (action: SecondFactorAction) => void;
  readonly onClose: () => void;
  readonly onDone: (done: CompletedAction) => void;
}

/** The dialog of the action that the user has begun. */
export function ActionDialog({ action, ...props }: ActionDialogProps) {
  const texts = useTexts(secondFactorTexts);
  const { onNext, onClose, onDone } = props;
  const added = (codes: readonly string[]) => {
    onDone('added');
    if (codes.length > 0) onNext({ kind: 'showCodes', codes });
  };
  switch (action.kind) {
    case 'setUpApp':
      return (
        <Dialog title={texts.addApp} onClose={onClose}>
          <AppSetUp begun={action.begun} onAdded={added} onCancel={onClose} />
        </Dialog>
      );
    case 'addPasskey':
      return (
        <Dialog title={texts.addPasskey} onClose={onClose}>
          <AddPasskey hasSecondFactor={has(props.setUp)} onAdded={added} onCancel={onClose} />
        </Dialog>
      );
    case 'renamePasskey':
      return (
        <Dialog title={texts.renameLabel(action.passkey.name)} onClose={onClose}>
          <RenamePasskey passkey={action.passkey} onRenamed={() => onDone('renamed')} onCancel={onClose} />
        </Dialog>
      );
    case 'showCodes':
      return (
        // They are shown only once, so Escape does not close them.
        <Dialog title={texts.codesTitle} onClose={() => {}}>
          <RecoveryCodes codes={action.codes} onKept={onClose} />
        </Dialog>
      );
    case 'addApp':
    case 'removeApp':
    case 'removePasskey':
    case 'renewCodes':
      return <Confirmed action={action} {...props} />;
  }
}

/** The actions that only need to be confirmed. */
function Confirmed({
  action,
  setUp,
  onNext,
  onClose,
  onDone,
}: Omit<ActionDialogProps, 'action'> & { readonly action: ConfirmedAction }) {
  const texts = useTexts(secondFactorTexts);
  async function confirm(body: Confirmation): Promise<void> {
    switch (action.kind) {
      case 'addApp':
        onNext({ kind: 'setUpApp', begun: await call(beginApp, { body }) });
        break;
      case 'renewCodes':
        onNext({ kind: 'showCodes', codes: (await call(renewRecoveryCodes, { body })).recoveryCodes });
        break;
      case 'removeApp':
        await call(removeApp, { body });
        onDone('removed');
        break;
      case 'removePasskey':
        await call(removePasskey, { params: { id: action.passkey.id }, body });
        onDone('removed');
        break;
    }
  }
  const isRemoval = action.kind === 'removeApp' || action.kind === 'removePasskey';
  const isLast = isRemoval && (setUp.app === null ? 0 : 1) + setUp.passkeys.length === 1;
  const titles = {
    addApp: texts.addApp,
    removeApp: texts.removeApp,
    renewCodes: texts.renewCodes,
    removePasskey: action.kind === 'removePasskey' ? texts.removePasskey(action.passkey.name) : '',
  };
  return (
    <Dialog title={titles[action.kind]} onClose={onClose}>
      <ConfirmationForm
        hasSecondFactor={has(setUp)}
        submitLabel={isRemoval ? texts.remove : texts.next}
        onConfirm={confirm}
        onCancel={onClose}
      >
        {action.kind === 'renewCodes' && <p>{texts.renewText}</p>}
        {isLast && <p>{texts.lastOne}</p>}
      </ConfirmationForm>
    </Dialog>
  );
}
