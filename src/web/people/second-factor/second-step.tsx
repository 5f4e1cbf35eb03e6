import { useState } from 'react';
import { finishSignIn } from '#api/people/second-factor';
import type { Proof, SecondFactorChallenge } from '#api/people/second-factor-proof';
import { CallError } from '../../platform/api-client/call-error.ts';
import { call } from '../../platform/api-client/call.ts';
import { CardPage, TEXT_LINK } from '../../platform/layout/card-page.tsx';
import { storeSession } from '../../platform/session/session.ts';
import { useFirstPage } from '../sign-in/use-first-page.ts';
import { secondFactorTexts } from '../../platform/texts/people/second-factor.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useFailureText } from '../../platform/texts/use-failure-text.ts';
import { Message } from '../../platform/ui/message.tsx';
import { ProofForm } from './proof-form.tsx';

interface SecondStepProps {
  readonly challenge: SecondFactorChallenge;
  readonly onBack: () => void;
  /** Called when the step has expired and the user must start again with the password. */
  readonly onExpired: () => void;
}

/** The second step of signing in, after the password. */
export function SecondStep(props: SecondStepProps) {
  const texts = useTexts(secondFactorTexts);
  const { busy, failure, finish } = useFinish(props);
  return (
    <CardPage
      title={texts.stepTitle}
      intro={texts.stepIntro}
      footer={
        <button type="button" className={TEXT_LINK} onClick={props.onBack}>
          {texts.back}
        </button>
      }
    >
      <ProofForm
        challenge={props.challenge}
        submitLabel={busy ? texts.checking : texts.goOn}
        busy={busy}
        failure={failure}
        onProof={(proof) => void finish(proof)}
      />
    </CardPage>
  );
}

/** In the first step, after the second has expired. */
export function SecondStepOver() {
  return <Message kind="error" text={useTexts(secondFactorTexts).over} />;
}

function useFinish({ onExpired }: SecondStepProps) {
  const texts = useTexts(secondFactorTexts);
  const failureText = useFailureText();
  const openFirstPage = useFirstPage();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ error: CallError; method: Proof['method'] } | null>(null);

  async function finish(proof: Proof): Promise<void> {
    setBusy(true);
    setFailed(null);
    try {
      const signedIn = await call(finishSignIn, { body: proof });
      storeSession(signedIn);
      await openFirstPage(signedIn.user);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'sign_in_over') onExpired();
      else setFailed({ error, method: proof.method });
    } finally {
      setBusy(false);
    }
  }

  function sentence({ error, method }: NonNullable<typeof failed>): string {
    const isWrongPasskey = error.code === 'second_factor_wrong' && method === 'passkey';
    return isWrongPasskey ? texts.wrongPasskey : failureText(error);
  }
  return { busy, failure: failed === null ? null : sentence(failed), finish };
}
