import { useWatch } from 'react-hook-form';
import { taxIdWarning } from '#domain/identifiers/tax-id';
import { changeUser, type PersonOrCompany, type Role, type User } from '#api/users';
import { useToday } from '../bonds/use-today.ts';
import { EndpointForm } from '../forms/endpoint-form.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useEndpointForm } from '../forms/use-endpoint-form.ts';
import { forgetUsers } from '../queries/users.ts';
import { usersTexts } from '../texts/users.ts';
import { useTexts } from '../texts/texts.ts';
import { useFailureText } from '../texts/use-failure-text.ts';
import { Button } from '../ui/button.tsx';

interface UserFormProps {
  readonly user: User;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

function valuesOf(user: User) {
  const { username, email, phoneNumber, role, personOrCompany, bulstatOrEgn } = user;
  return { username, email, phoneNumber, role, personOrCompany, bulstatOrEgn };
}

function useUserForm({ user, onSaved }: UserFormProps) {
  const texts = useTexts(usersTexts);
  const failureText = useFailureText();
  return useEndpointForm({
    endpoint: changeUser,
    params: { id: user.userId },
    version: user.version,
    initial: valuesOf(user),
    labels: {
      username: texts.username,
      email: texts.email,
      phoneNumber: texts.phone,
      role: texts.role,
      personOrCompany: texts.type,
      bulstatOrEgn: texts.idNumber,
    },
    toBody: (values) => values,
    fromAnswer: valuesOf,
    failure: (error) => `${texts.updateFailed}. ${failureText(error)}`,
    onSaved: () => {
      void forgetUsers();
      onSaved();
    },
  });
}

const ROLES: readonly Role[] = ['user', 'admin'];
const TYPES: readonly PersonOrCompany[] = ['person', 'company'];

/** A user's data, changed in their row of the list. */
export function UserForm(props: UserFormProps) {
  const texts = useTexts(usersTexts);
  const { field, frame, control } = useUserForm(props);
  const [personOrCompany, bulstatOrEgn] = useWatch({ control, name: ['personOrCompany', 'bulstatOrEgn'] });
  const warning = taxIdWarning(personOrCompany, bulstatOrEgn, useToday());
  const chosen: Readonly<Record<string, string>> = { ...texts.roles, ...texts.types };
  return (
    <EndpointForm
      frame={frame}
      submitLabel={texts.save}
      actions={<Button onClick={props.onCancel}>{texts.cancel}</Button>}
      readValue={(_name, value) => chosen[String(value)] ?? String(value)}
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <TextField {...field('username')} autoComplete="off" autoFocus />
        <TextField {...field('email')} type="email" autoComplete="off" />
        <TextField {...field('phoneNumber')} type="tel" autoComplete="off" />
        <SelectField
          {...field('role')}
          options={ROLES.map((role) => ({ value: role, label: texts.roles[role] }))}
        />
        <SelectField
          {...field('personOrCompany')}
          options={TYPES.map((type) => ({ value: type, label: texts.types[type] }))}
        />
        <TextField
          {...field('bulstatOrEgn')}
          autoComplete="off"
          hint={
            warning === undefined ? undefined : <span className="text-warn">{texts.warnings[warning]}</span>
          }
        />
      </div>
    </EndpointForm>
  );
}
