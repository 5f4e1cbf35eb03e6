import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CardPage, TEXT_LINK } from '../../platform/layout/card-page.tsx';
import { useSetupState } from '../../platform/queries/people/setup.ts';
import { takeSetupCode } from '../../people/sign-in/setup-code.ts';
import { NotSetUp } from '../../people/setup/not-set-up.tsx';
import { SetUpForm } from '../../people/setup/set-up-form.tsx';
import { PurposeQuestion, type Purpose } from '../../people/setup/purpose-question.tsx';
import { signInTexts } from '../../platform/texts/people/sign-in.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useFailureText } from '../../platform/texts/use-failure-text.ts';
import { buttonLook } from '../../platform/ui/button.tsx';
import { Message } from '../../platform/ui/message.tsx';

export function SetupScreen() {
  const { setup } = useTexts(signInTexts);
  const failureText = useFailureText();
  const state = useSetupState();
  const code = useSetupCode();
  const [hasCode, setHasCode] = useState(false);
  const [purpose, setPurpose] = useState<Purpose>('justMe');
  const [isChosen, setIsChosen] = useState(false);
  if (state.data?.open === false) {
    return (
      <CardPage title={setup.doneTitle} intro={setup.doneText}>
        <Link to="/login" className={buttonLook('primary', 'w-full')}>
          {setup.toLogin}
        </Link>
      </CardPage>
    );
  }
  if (state.data !== undefined && code === '' && !hasCode) {
    return (
      <NotSetUp
        checking={state.isFetching}
        onCheck={() => void state.refetch()}
        onCode={() => setHasCode(true)}
      />
    );
  }
  if (state.data === undefined) {
    return (
      <CardPage title={setup.title} intro={setup.intro}>
        {state.error !== null && <Message kind="error" text={failureText(state.error)} />}
      </CardPage>
    );
  }
  if (!isChosen)
    return <PurposeQuestion chosen={purpose} onChoose={setPurpose} onNext={() => setIsChosen(true)} />;
  return (
    <CardPage
      step={setup.step(2)}
      title={setup.accountTitle}
      intro={setup.intro}
      footer={
        <button type="button" className={TEXT_LINK} onClick={() => setIsChosen(false)}>
          {setup.back}
        </button>
      }
    >
      <SetUpForm code={code} keepsOwnPortfolio={purpose === 'justMe'} />
    </CardPage>
  );
}

/** Removes the code from the address bar. The link may also be opened while this screen is shown, which loads no new page. */
function useSetupCode(): string {
  const [code, setCode] = useState(takeSetupCode);
  useEffect(() => {
    const onHash = () => {
      const opened = takeSetupCode();
      if (opened !== '') setCode(opened);
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  return code;
}
