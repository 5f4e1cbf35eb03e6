import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { setUp } from '#api/people/setup';
import type { CallError } from '../../platform/api-client/call-error.ts';
import { CheckboxField } from '../../platform/forms/fields/checkbox-field.tsx';
import { EndpointForm } from '../../platform/forms/endpoint-form.tsx';
import { PasswordField } from '../../platform/forms/fields/password-field.tsx';
import { TextField } from '../../platform/forms/fields/text-field.tsx';
import { useEndpointForm } from '../../platform/forms/use-endpoint-form.ts';
import { useLanguage } from '../../platform/preferences/preferences.ts';
import { passwordAdvice } from '../../platform/forms/fields/password-advice.ts';
import { storeSession } from '../../platform/session/session.ts';
import { chooseStartPage } from '../../platform/session/start-page.ts';
import { loginTexts } from '../../platform/texts/people/login.ts';
import { signInTexts } from '../../platform/texts/people/sign-in.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useFailureText } from '../../platform/texts/use-failure-text.ts';

/** The rules for the first administrator's password, regardless of the policy for others. */
const RULES = { fewest: 15, binding: true };

interface SetUpFormProps {
  readonly code: string;
  readonly keepsOwnPortfolio: boolean;
}

function useSetUpForm({ code, keepsOwnPortfolio }: SetUpFormProps) {
  const texts = useTexts(signInTexts);
  const fields = useTexts(loginTexts);
  const failureText = useFailureText();
  const navigate = useNavigate();
  const language = useLanguage();
  const [initial] = useState<Required<Omit<z.input<typeof setUp.body>, 'language'>>>(() => ({
    code,
    username: '',
    email: '',
    password: '',
    keepsOwnPortfolio,
    demoData: false,
  }));
  const failure = (error: CallError) => {
    if (error.code === 'setup_done') return texts.setup.wrongCode;
    return error.status === 400 ? texts.setup.failed : failureText(error);
  };
  return useEndpointForm({
    endpoint: async () => (await import('#api/people/setup')).setUp,
    initial,
    labels: {
      code: texts.setup.code,
      username: texts.username,
      email: fields.email,
      password: fields.password,
      keepsOwnPortfolio: texts.setup.whoFor.title,
      demoData: texts.setup.demoData,
    },
    toBody: (values) => ({ ...values, language }),
    failure,
    onSaved: (answer) => {
      storeSession(answer);
      void navigate({ to: chooseStartPage(answer.user), replace: true });
    },
  });
}

/** Creates the first administrator. Asks for the setup code unless the address contained it. */
export function SetUpForm({ code, keepsOwnPortfolio }: SetUpFormProps) {
  const texts = useTexts(signInTexts);
  const fields = useTexts(loginTexts);
  const { field, frame, control } = useSetUpForm({ code, keepsOwnPortfolio });
  const [password, username, email] = useWatch({ control, name: ['password', 'username', 'email'] });
  return (
    <EndpointForm frame={frame} submitLabel={texts.setup.submit} busyLabel={texts.setup.busy} standalone>
      {code === '' && <TextField {...field('code')} hint={texts.setup.codeHint} autoComplete="off" />}
      <TextField {...field('username')} placeholder={texts.usernamePlaceholder} autoComplete="nickname" />
      <TextField
        {...field('email')}
        type="email"
        placeholder={fields.emailPlaceholder}
        autoComplete="username"
      />
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        showLabel={fields.showPassword}
        hideLabel={fields.hidePassword}
        hint={passwordAdvice(
          { password, username, email, rules: RULES, error: field('password').error },
          texts.strength,
        )}
      />
      <CheckboxField {...field('demoData')} hint={texts.setup.demoDataHint} />
    </EndpointForm>
  );
}
