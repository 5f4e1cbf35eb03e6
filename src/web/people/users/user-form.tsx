import { useWatch } from 'react-hook-form';
import { changeUser, type PersonOrCompany, type Role, type User } from '#api/people/users';
import { TaxIdField } from '../../platform/forms/fields/tax-id-field.tsx';
import { CheckboxField } from '../../platform/forms/fields/checkbox-field.tsx';
import { EndpointForm } from '../../platform/forms/endpoint-form.tsx';
import { SelectField } from '../../platform/forms/fields/select-field.tsx';
import { TextField } from '../../platform/forms/fields/text-field.tsx';
import { useEndpointForm } from '../../platform/forms/use-endpoint-form.ts';
import { useSystem } from '../../platform/queries/people/system.ts';
import { invalidateUsers, useResetPassword } from '../../platform/queries/people/users.ts';
import { storeProfile, readSession } from '../../platform/session/session.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useWithCause } from '../../platform/texts/use-with-cause.ts';
import { Button } from '../../platform/ui/button.tsx';
import { Message } from '../../platform/ui/message.tsx';

interface UserFormProps {
  readonly user: User;
  readonly onSaved: () => void;
  readonly onPasswordReset: (user: User) => void;
  readonly onCancel: () => void;
}

function toFormValues(user: User) {
  const { username, email, phoneNumber, role, personOrCompany, bulstatOrEgn, keepsOwnPortfolio } = user;
  return {
    ...{ username, email, phoneNumber, role, personOrCompany, keepsOwnPortfolio },
    bulstatOrEgn: bulstatOrEgn ?? '',
  };
}

function useUserForm({ user, onSaved }: UserFormProps) {
  const texts = useTexts(usersTexts);
  const withCause = useWithCause();
  return useEndpointForm({
    endpoint: changeUser,
    params: { id: user.userId },
    version: user.version,
    initial: toFormValues(user),
    labels: {
      username: texts.username,
      email: texts.email,
      phoneNumber: texts.phone,
      role: texts.role,
      personOrCompany: texts.type,
      bulstatOrEgn: texts.idNumber,
      keepsOwnPortfolio: texts.keepsOwnPortfolio,
    },
    toBody: (values) => values,
    fromAnswer: toFormValues,
    failure: (error) => withCause(texts.updateFailed, error),
    onSaved: ({ username, keepsOwnPortfolio }) => {
      if (readSession()?.userId === user.userId) storeProfile({ username, keepsOwnPortfolio });
      void invalidateUsers();
      onSaved();
    },
  });
}

const ROLES: readonly Role[] = ['user', 'admin'];
const TYPES: readonly PersonOrCompany[] = ['person', 'company'];

/** Edits a user's data in place of their row in the list. */
export function UserForm(props: UserFormProps) {
  const texts = useTexts(usersTexts);
  const withCause = useWithCause();
  const { field, frame, control } = useUserForm(props);
  const [type, typed] = useWatch({ control, name: ['personOrCompany', 'bulstatOrEgn'] });
  const reset = useResetPassword(props.user.userId, () => props.onPasswordReset(props.user));
  const isMe = useSession()?.userId === props.user.userId;
  return (
    <EndpointForm
      // The form closes after a reset of the password, too.
      frame={{ ...frame, busy: frame.busy || reset.isPending }}
      submitLabel={texts.save}
      actions={
        <>
          {!isMe && (
            <ResetPassword
              isUnsaved={frame.isUnsaved()}
              busy={reset.isPending}
              onReset={() => reset.mutate()}
            />
          )}
          <Button onClick={props.onCancel}>{texts.cancel}</Button>
        </>
      }
    >
      {reset.error !== null && <Message kind="error" text={withCause(texts.resetFailed, reset.error)} />}
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
          options={TYPES.map((value) => ({ value, label: texts.types[value] }))}
        />
        <TaxIdField
          {...field('bulstatOrEgn')}
          type={type}
          typed={typed}
          unreadable={props.user.bulstatOrEgnUnreadable}
        />
        <CheckboxField {...field('keepsOwnPortfolio')} hint={texts.keepsOwnPortfolioHint} />
      </div>
    </EndpointForm>
  );
}

interface ResetPasswordProps {
  readonly isUnsaved: boolean;
  readonly busy: boolean;
  readonly onReset: () => void;
}

/** Disabled while there are unsaved changes: the row closes after the reset, so they would be lost. */
function ResetPassword({ isUnsaved, busy, onReset }: ResetPasswordProps) {
  const texts = useTexts(usersTexts);
  const isEmailed = useSystem().data?.mail !== 'outbox';
  const hint = isEmailed ? texts.resetPasswordHint : texts.resetPasswordHintUnsent;
  return (
    <Button
      className="sm:mr-auto"
      disabled={isUnsaved}
      busy={busy}
      title={isUnsaved ? texts.resetPasswordAfterSaving : hint}
      onClick={onReset}
    >
      {texts.resetPassword}
    </Button>
  );
}
