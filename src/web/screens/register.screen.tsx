import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { z } from 'zod';
import { register, type Registration } from '#api/auth';
import { EndpointForm } from '../forms/endpoint-form.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useEndpointForm } from '../forms/use-endpoint-form.ts';
import { CardPage, TEXT_LINK } from '../layout/card-page.tsx';
import { keepSession } from '../session/session.ts';
import { signInTexts } from '../texts/sign-in.ts';
import { useTexts } from '../texts/texts.ts';

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

const NOBODY: Required<z.input<typeof Registration>> = {
  username: '',
  email: '',
  password: '',
  phoneNumber: '',
  personOrCompany: 'person',
  bulstatOrEgn: '',
};

function useRegisterForm(company: boolean) {
  const texts = useTexts(signInTexts);
  const navigate = useNavigate();
  return useEndpointForm({
    endpoint: register,
    initial: NOBODY,
    labels: {
      username: texts.username,
      email: texts.email,
      password: texts.password,
      phoneNumber: texts.register.phoneNumber,
      personOrCompany: texts.register.accountType,
      bulstatOrEgn: company ? texts.register.bulstat : texts.register.egn,
    },
    toBody: (values) => values,
    failure: () => texts.register.failed,
    onSaved: (answer) => {
      keepSession(answer);
      void navigate({ to: '/my-bonds' });
    },
  });
}

function RegisterForm() {
  const texts = useTexts(signInTexts);
  const [company, setCompany] = useState(false);
  const { field, frame } = useRegisterForm(company);
  const accountType = field('personOrCompany');
  return (
    <EndpointForm frame={frame} submitLabel={texts.register.submit} busyLabel={texts.register.busy} alone>
      <fieldset disabled={frame.busy} className="grid gap-4">
        <TextField {...field('username')} placeholder={texts.usernamePlaceholder} autoComplete="nickname" />
        <TextField
          {...field('email')}
          type="email"
          placeholder={texts.emailPlaceholder}
          autoComplete="username"
        />
        <PasswordField
          {...field('password')}
          placeholder={texts.register.createPassword}
          autoComplete="new-password"
          showLabel={texts.showPassword}
          hideLabel={texts.hidePassword}
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
        <TextField
          {...field('bulstatOrEgn')}
          placeholder={company ? texts.register.bulstatPlaceholder : texts.register.egnPlaceholder}
          autoComplete="off"
        />
      </fieldset>
    </EndpointForm>
  );
}
