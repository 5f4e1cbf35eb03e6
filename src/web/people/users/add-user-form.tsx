import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { User, UserFields } from '#api/people/users';
import { TaxIdField } from '../../platform/forms/fields/tax-id-field.tsx';
import { CheckboxField } from '../../platform/forms/fields/checkbox-field.tsx';
import { EndpointForm } from '../../platform/forms/endpoint-form.tsx';
import { SelectField } from '../../platform/forms/fields/select-field.tsx';
import { TextField } from '../../platform/forms/fields/text-field.tsx';
import { useEndpointForm } from '../../platform/forms/use-endpoint-form.ts';
import { LANGUAGES } from '#domain/language';
import { language } from '../../platform/preferences/preferences.ts';
import { invalidateUsers } from '../../platform/queries/people/users.ts';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useWithCause } from '../../platform/texts/use-with-cause.ts';

function nobody(): Required<z.input<typeof UserFields>> {
  return {
    username: '',
    email: '',
    phoneNumber: '',
    personOrCompany: 'person',
    bulstatOrEgn: '',
    role: 'user',
    keepsOwnPortfolio: false,
    language: language.read(),
  };
}

function useAddUserForm(onAdded: (user: User) => void) {
  const texts = useTexts(usersTexts);
  const withCause = useWithCause();
  const [initial] = useState(nobody);
  return useEndpointForm({
    endpoint: async () => (await import('#api/people/users')).addUser,
    initial,
    labels: {
      username: texts.username,
      email: texts.email,
      phoneNumber: texts.phone,
      personOrCompany: texts.type,
      bulstatOrEgn: texts.idNumber,
      role: texts.role,
      keepsOwnPortfolio: texts.keepsOwnPortfolio,
      language: texts.emailLanguage,
    },
    toBody: (values) => values,
    failure: (error) => (error.code === 'email_taken' ? texts.emailTaken : withCause(texts.addFailed, error)),
    onSaved: (user) => {
      void invalidateUsers();
      onAdded(user);
    },
  });
}

const ROLES = ['user', 'admin'] as const;
const TYPES = ['person', 'company'] as const;

/** Adds a user; the server creates a one-time password for them. */
export function AddUserForm({ onAdded }: { readonly onAdded: (user: User) => void }) {
  const texts = useTexts(usersTexts);
  const { field, frame, control } = useAddUserForm(onAdded);
  const [type, typed] = useWatch({ control, name: ['personOrCompany', 'bulstatOrEgn'] });
  return (
    <EndpointForm frame={frame} submitLabel={texts.add} busyLabel={texts.adding}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('username')} autoComplete="off" />
        <TextField {...field('email')} type="email" autoComplete="off" />
        <TextField {...field('phoneNumber')} type="tel" autoComplete="off" placeholder="+359 88 123 4567" />
        <SelectField
          {...field('personOrCompany')}
          options={TYPES.map((value) => ({ value, label: texts.types[value] }))}
        />
        <TaxIdField {...field('bulstatOrEgn')} type={type} typed={typed} />
        <SelectField
          {...field('role')}
          options={ROLES.map((value) => ({ value, label: texts.roles[value] }))}
        />
        <SelectField
          {...field('language')}
          options={LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))}
        />
        <CheckboxField {...field('keepsOwnPortfolio')} hint={texts.keepsOwnPortfolioHint} />
      </div>
    </EndpointForm>
  );
}
