import { Link } from '@tanstack/react-router';
import { Suspense, useId, useState, type SyntheticEvent } from 'react';
import type { SecondFactorChallenge } from '#api/people/second-factor-proof';
import { CallError } from '../../platform/api-client/call-error.ts';
import { PasswordField } from '../../platform/forms/fields/password-field.tsx';
import { TextField } from '../../platform/forms/fields/text-field.tsx';
import { CardPage, TEXT_LINK } from '../../platform/layout/card-page.tsx';
import { useFirstPage } from '../../people/sign-in/use-first-page.ts';
import { hasEndedSession } from '../../platform/session/session.ts';
import { loginTexts } from '../../platform/texts/people/login.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Button } from '../../platform/ui/button.tsx';
import { lazyPart } from '../../platform/ui/lazy-part.ts';
import { Message } from '../../platform/ui/message.tsx';

/** Loaded only for users with a second factor. */
const SecondStep = lazyPart(
  async () => (await import('../../people/second-factor/second-step.tsx')).SecondStep,
);

const SecondStepOver = lazyPart(
  async () => (await import('../../people/second-factor/second-step.tsx')).SecondStepOver,
);

/** Loaded only if a session has ended in this tab. */
const SignInAgain = lazyPart(
  async () => (await import('../../people/sign-in/sign-in-again.tsx')).SignInAgain,
);

export function LoginScreen() {
  const [challenge, setChallenge] = useState<SecondFactorChallenge | null>(null);
  const [isExpired, setExpired] = useState(false);
  const begin = (over: boolean) => {
    setChallenge(null);
    setExpired(over);
  };
  if (challenge === null) return <FirstStep isExpired={isExpired} onSecondFactor={setChallenge} />;
  return (
    <Suspense>
      <SecondStep challenge={challenge} onBack={() => begin(false)} onExpired={() => begin(true)} />
    </Suspense>
  );
}

interface FirstStepProps {
  /** True if the second step has expired. */
  readonly isExpired: boolean;
  readonly onSecondFactor: (challenge: SecondFactorChallenge) => void;
}

function FirstStep(props: FirstStepProps) {
  const texts = useTexts(loginTexts);
  return (
    <CardPage
      title={texts.title}
      intro={texts.intro}
      footer={
        <>
          {texts.noAccount}{' '}
          <Link to="/register" className={TEXT_LINK}>
            {texts.register}
          </Link>
        </>
      }
    >
      <LoginForm {...props} />
    </CardPage>
  );
}

/** Only two fields, so it does without the form library and the schemas, which are not part of the first load. */
function LoginForm({ isExpired, onSecondFactor }: FirstStepProps) {
  const texts = useTexts(loginTexts);
  const id = useId();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, failure, submit } = useLogin({ email, password }, onSecondFactor);
  return (
    <form onSubmit={submit} className="grid gap-4">
      {failure !== null && <Message kind="error" text={failure} />}
      <Suspense>
        {failure === null && isExpired && <SecondStepOver />}
        {hasEndedSession() && <SignInAgain />}
      </Suspense>
      <TextField
        id={`${id}-email`}
        label={texts.email}
        type="email"
        placeholder={texts.emailPlaceholder}
        autoComplete="username"
        disabled={busy}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        // Disabled while the server answered, it lost the focus: after a failure a new one takes it.
        key={failure}
        autoFocus={failure !== null}
        id={`${id}-password`}
        label={texts.password}
        placeholder={texts.passwordPlaceholder}
        autoComplete="current-password"
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        required
        disabled={busy}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button
        type="submit"
        kind="primary"
        className="mt-1 h-11!"
        disabled={busy || email === '' || password === ''}
      >
        {busy ? texts.busy : texts.submit}
      </Button>
      <Link to="/forgot-password" className={`${TEXT_LINK} justify-self-center`}>
        {texts.forgotPassword}
      </Link>
    </form>
  );
}

function useLogin(
  credentials: { readonly email: string; readonly password: string },
  onSecondFactor: FirstStepProps['onSecondFactor'],
) {
  const texts = useTexts(loginTexts);
  const openFirstPage = useFirstPage();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<CallError | null>(null);

  async function run(): Promise<void> {
    setBusy(true);
    setFailed(null);
    try {
      const { signIn } = await import('../../people/sign-in/sign-in.ts');
      const answer = await signIn(credentials);
      if ('token' in answer) await openFirstPage(answer.user);
      else onSecondFactor(answer.secondFactor);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailed(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    failure: failed === null ? null : loginFailure(failed, texts),
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void run();
    },
  };
}

/** One sentence for any wrong credentials; if the credentials may be right, also the reason of the failure. */
function loginFailure(error: CallError, texts: (typeof loginTexts)['en']): string {
  if (error.code === 'too_many_requests')
    return texts.tooMany(Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)));
  const elsewhere = error.status === null || error.status >= 500;
  return elsewhere ? `${texts.failed} ${texts.elsewhere}` : texts.failed;
}
