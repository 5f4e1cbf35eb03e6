import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { EndpointForm } from '../../platform/forms/endpoint-form.tsx';
import { PasswordField } from '../../platform/forms/fields/password-field.tsx';
import { useEndpointForm } from '../../platform/forms/use-endpoint-form.ts';
import { CardPage, TEXT_LINK } from '../../platform/layout/card-page.tsx';
import { usePasswordRules } from '../../platform/queries/people/password-rules.ts';
import { passwordAdvice } from '../../platform/forms/fields/password-advice.ts';
import { takeResetToken } from '../../people/sign-in/reset-token.ts';
import { loginTexts } from '../../platform/texts/people/login.ts';
import { signInTexts } from '../../platform/texts/people/sign-in.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useServerText } from '../../platform/texts/use-server-text.ts';
import { buttonLook } from '../../platform/ui/button.tsx';
import { Message } from '../../platform/ui/message.tsx';

export function ResetPasswordScreen() {
  const { reset } = useTexts(signInTexts);
  // The token is removed from the address bar on the first render, and kept while this screen is open.
  const [token] = useState(takeResetToken);
  const [done, setDone] = useState(false);
  return (
    <CardPage
      title={reset.title}
      intro={reset.intro}
      footer={
        !done && (
          <Link to="/forgot-password" className={TEXT_LINK}>
            {reset.askAgain}
          </Link>
        )
      }
    >
      {done && <Done />}
      {!done && token === '' && <Message kind="error" text={reset.noToken} />}
      {!done && token !== '' && <ResetPasswordForm token={token} onDone={() => setDone(true)} />}
    </CardPage>
  );
}

function Done() {
  const { reset } = useTexts(signInTexts);
  return (
    <div className="grid gap-4">
      <Message kind="success" text={reset.done} />
      <Link to="/login" className={buttonLook('primary', 'h-11! w-full')}>
        {reset.toLogin}
      </Link>
    </div>
  );
}

interface ResetPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
}

function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const { reset, strength } = useTexts(signInTexts);
  const { showPassword: showLabel, hidePassword: hideLabel } = useTexts(loginTexts);
  const serverText = useServerText();
  const { field, frame, control } = useEndpointForm({
    endpoint: async () => (await import('#api/people/auth')).resetPassword,
    initial: { newPassword: '', confirmPassword: '' },
    labels: { newPassword: reset.newPassword, confirmPassword: reset.confirmPassword },
    toBody: ({ newPassword }) => ({ token, newPassword }),
    check: ({ newPassword, confirmPassword }) =>
      newPassword === confirmPassword ? {} : { confirmPassword: reset.mismatch },
    failure: (error) => serverText(error, reset.failed),
    onSaved: onDone,
  });
  const rules = usePasswordRules();
  const password = useWatch({ control, name: 'newPassword' });
  const shown = { autoComplete: 'new-password', showLabel, hideLabel } as const;
  return (
    <EndpointForm frame={frame} submitLabel={reset.submit} busyLabel={reset.busy} standalone>
      <PasswordField
        {...field('newPassword')}
        {...shown}
        hint={passwordAdvice(
          { password, username: '', email: '', rules, error: field('newPassword').error },
          strength,
        )}
      />
      <PasswordField {...field('confirmPassword')} {...shown} />
    </EndpointForm>
  );
}
