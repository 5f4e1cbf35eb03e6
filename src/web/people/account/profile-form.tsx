import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { User } from '#api/people/users';
import { EndpointForm } from '../../platform/forms/endpoint-form.tsx';
import { SelectField } from '../../platform/forms/fields/select-field.tsx';
import { TextField } from '../../platform/forms/fields/text-field.tsx';
import { useEndpointForm } from '../../platform/forms/use-endpoint-form.ts';
import { LANGUAGES } from '#domain/language';
import { language } from '../../platform/preferences/preferences.ts';
import { storeAccount } from '../../platform/queries/people/account.ts';
import { storeProfile } from '../../platform/session/session.ts';
import { accountTexts } from '../../platform/texts/people/account.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useWithCause } from '../../platform/texts/use-with-cause.ts';
import { TaxIdField } from '../../platform/forms/fields/tax-id-field.tsx';

interface ProfileFormProps {
  readonly user: User;
  readonly onSaved: () => void;
}

const TYPES = ['person', 'company'] as const;

function toFormValues({ username, phoneNumber, personOrCompany, bulstatOrEgn, language: reads }: User) {
  return { username, phoneNumber, personOrCompany, bulstatOrEgn: bulstatOrEgn ?? '', language: reads };
}

function useProfileForm({ user, onSaved }: ProfileFormProps, type: User['personOrCompany']) {
  const texts = useTexts(accountTexts);
  const withCause = useWithCause();
  return useEndpointForm({
    endpoint: async () => (await import('#api/people/account')).changeMyAccount,
    version: user.version,
    initial: toFormValues(user),
    labels: {
      username: texts.username,
      phoneNumber: texts.phoneNumber,
      personOrCompany: texts.accountType,
      bulstatOrEgn: texts.taxIds[type],
      language: texts.language,
    },
    toBody: (values) => values,
    fromAnswer: toFormValues,
    failure: (error) => withCause(texts.updateFailed, error),
    onSaved: (saved) => {
      if (saved.language !== user.language) language.choose(null);
      storeAccount(saved);
      storeProfile(saved);
      onSaved();
    },
  });
}

/** The user's own data. The email, with which they sign in, is read-only. */
export function ProfileForm(props: ProfileFormProps) {
  const texts = useTexts(accountTexts);
  const emailId = useId();
  const [type, setType] = useState(props.user.personOrCompany);
  const { field, frame, control } = useProfileForm(props, type);
  const [chosen, typed] = useWatch({ control, name: ['personOrCompany', 'bulstatOrEgn'] });
  // The label of the tax id depends on the type, which only the form knows.
  if (chosen !== type) setType(chosen);
  return (
    <EndpointForm frame={frame} submitLabel={texts.saveProfile}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('username')} autoComplete="nickname" />
        <TextField
          id={emailId}
          label={texts.email}
          value={props.user.email}
          readOnly
          className="border-line! bg-paper!"
          hint={texts.emailHint}
        />
        <TextField {...field('phoneNumber')} type="tel" autoComplete="tel" />
        <SelectField
          {...field('personOrCompany')}
          options={TYPES.map((value) => ({ value, label: texts.types[value] }))}
        />
        <TaxIdField
          {...field('bulstatOrEgn')}
          type={chosen}
          typed={typed}
          unreadable={props.user.bulstatOrEgnUnreadable}
        />
        <SelectField
          {...field('language')}
          hint={texts.languageHint}
          options={LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))}
        />
      </div>
    </EndpointForm>
  );
}
