import { useWatch } from 'react-hook-form';
import { EndpointForm } from '../../platform/forms/endpoint-form.tsx';
import { PasswordField } from '../../platform/forms/fields/password-field.tsx';
import { useEndpointForm } from '../../platform/forms/use-endpoint-form.ts';
import { usePasswordRules } from '../../platform/queries/people/password-rules.ts';
import { passwordAdvice } from '../../platform/forms/fields/password-advice.ts';
import type { Session } from '../../platform/session/session.ts';
import { accountTexts } from '../../platform/texts/people/account.ts';
import { loginTexts } from '../../platform/texts/people/login.ts';
import { signInTexts } from '../../platform/texts/people/sign-in.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useServerText } from '../../platform/texts/use-server-text.ts';

interface PasswordFormProps {
  readonly session: Session;
  readonly onChanged: () => void;
}

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

function usePasswordForm(onChanged: () => void) {
  const texts = useTexts(accountTexts);
  const serverText = useServerText();
  return useEndpointForm({
    endpoint: async () => (await import('#api/people/account')).changePassword,
    initial: EMPTY,
    labels: {
      currentPassword: texts.currentPassword,
      newPassword: texts.newPassword,
      confirmPassword: texts.confirmPassword,
    },
    toBody: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
    check: ({ newPassword, confirmPassword }) =>
      newPassword === confirmPassword ? {} : { confirmPassword: texts.mismatch },
    failure: (error) => serverText(error, texts.changeFailed),
    onSaved: onChanged,
  });
}

/** Changes the user's own password, which ends all other sessions. */
export function PasswordForm({ session, onChanged }: PasswordFormProps) {
  const texts = useTexts(accountTexts);
  const { strength } = useTexts(signInTexts);
  const { showPassword: showLabel, hidePassword: hideLabel } = useTexts(loginTexts);
  const { field, frame, control } = usePasswordForm(onChanged);
  const password = useWatch({ control, name: 'newPassword' });
  const { username, email, role, mustChangePassword } = session;
  const rules = usePasswordRules(role);
  const shown = { showLabel, hideLabel };
  return (
    <EndpointForm frame={frame} submitLabel={texts.changePassword}>
      {/* For password managers: the account that the password belongs to. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...field('currentPassword')}
        {...shown}
        autoComplete="current-password"
        hint={mustChangePassword ? texts.oneTimePassword : undefined}
      />
      <PasswordField
        {...field('newPassword')}
        {...shown}
        autoComplete="new-password"
        hint={passwordAdvice(
          { password, username, email, rules, error: field('newPassword').error },
          strength,
        )}
      />
      <PasswordField {...field('confirmPassword')} {...shown} autoComplete="new-password" />
    </EndpointForm>
  );
}
