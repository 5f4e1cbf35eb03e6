import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { Registration } from '#api/people/auth';
import { TaxIdField } from '../../platform/forms/fields/tax-id-field.tsx';
import type { CallErrorCode } from '../../platform/api-client/call-error.ts';
import { EndpointForm } from '../../platform/forms/endpoint-form.tsx';
import { PasswordField } from '../../platform/forms/fields/password-field.tsx';
import { SelectField } from '../../platform/forms/fields/select-field.tsx';
import { TextField } from '../../platform/forms/fields/text-field.tsx';
import { useEndpointForm } from '../../platform/forms/use-endpoint-form.ts';
import { CardPage, TEXT_LINK } from '../../platform/layout/card-page.tsx';
import { useLanguage } from '../../platform/preferences/preferences.ts';
import { usePasswordRules } from '../../platform/queries/people/password-rules.ts';
import { passwordAdvice } from '../../platform/forms/fields/password-advice.ts';
import { storeSession } from '../../platform/session/session.ts';
import { loginTexts } from '../../platform/texts/people/login.ts';
import { signInTexts } from '../../platform/texts/people/sign-in.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useWithCause } from '../../platform/texts/use-with-cause.ts';

export function RegisterScreen() {
  const texts = useTexts(signInTexts);
  return (
    <CardPage
      title={texts.register.title}
      intro={texts.register.intro}
      footer={
        <>
          {texts.register.haveAccount}{' '}
          <Link to="/login" className={TEXT_LINK}>
            {texts.register.signIn}
          </Link>
        </>
      }
    >
      <RegisterForm />
    </CardPage>
  );
}

/** Failures not caused by the input; the message includes their reason. */
const REASONED: ReadonlySet<CallErrorCode> = new Set([
  'registration_closed',
  'too_many_requests',
  'network',
  'internal_error',
  'unavailable',
]);

const NOBODY: Required<Omit<z.input<typeof Registration>, 'language'>> = {
  username: '',
  email: '',
  password: '',
  phoneNumber: '',
  personOrCompany: 'person',
  bulstatOrEgn: '',
};

function useRegisterForm(company: boolean) {
  const texts = useTexts(signInTexts);
  const fields = useTexts(loginTexts);
  const withCause = useWithCause();
  const navigate = useNavigate();
  const language = useLanguage();
  return useEndpointForm({
    endpoint: async () => (await import('#api/people/auth')).register,
    initial: NOBODY,
    labels: {
      username: texts.username,
      email: fields.email,
      password: fields.password,
      phoneNumber: texts.register.phoneNumber,
      personOrCompany: texts.register.accountType,
      bulstatOrEgn: company ? texts.register.bulstat : texts.register.egn,
    },
    toBody: (values) => ({ ...values, language }),
    failure: (error) =>
      REASONED.has(error.code) ? withCause(texts.register.failed, error) : texts.register.failed,
    onSaved: (answer) => {
      storeSession(answer);
      void navigate({ to: '/my-bonds', replace: true });
    },
  });
}

function RegisterForm() {
  const texts = useTexts(signInTexts);
  const fields = useTexts(loginTexts);
  const [company, setCompany] = useState(false);
  const rules = usePasswordRules();
  const { field, frame, control } = useRegisterForm(company);
  const [password, username, email, taxId] = useWatch({
    control,
    name: ['password', 'username', 'email', 'bulstatOrEgn'],
  });
  const accountType = field('personOrCompany');
  return (
    <EndpointForm
      frame={frame}
      submitLabel={texts.register.submit}
      busyLabel={texts.register.busy}
      standalone
    >
      <TextField {...field('username')} placeholder={texts.usernamePlaceholder} autoComplete="nickname" />
      <TextField
        {...field('email')}
        type="email"
        placeholder={fields.emailPlaceholder}
        autoComplete="username"
      />
      <PasswordField
        {...field('password')}
        placeholder={texts.register.createPassword}
        autoComplete="new-password"
        showLabel={fields.showPassword}
        hideLabel={fields.hidePassword}
        hint={passwordAdvice(
          { password, username, email, rules, error: field('password').error },
          texts.strength,
        )}
      />
      <TextField
        {...field('phoneNumber')}
        type="tel"
        placeholder={texts.register.phonePlaceholder}
        autoComplete="tel"
      />
      <SelectField
        {...accountType}
        onChange={(event) => {
          setCompany(event.target.value === 'company');
          void accountType.onChange(event);
        }}
        options={[
          { value: 'person', label: texts.register.person },
          { value: 'company', label: texts.register.company },
        ]}
      />
      <TaxIdField
        {...field('bulstatOrEgn')}
        type={company ? 'company' : 'person'}
        typed={taxId}
        placeholder={company ? texts.register.bulstatPlaceholder : texts.register.egnPlaceholder}
      />
    </EndpointForm>
  );
}
