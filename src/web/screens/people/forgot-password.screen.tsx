import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { EndpointForm } from '../../platform/forms/endpoint-form.tsx';
import { TextField } from '../../platform/forms/fields/text-field.tsx';
import { useEndpointForm } from '../../platform/forms/use-endpoint-form.ts';
import { CardPage, TEXT_LINK } from '../../platform/layout/card-page.tsx';
import { loginTexts } from '../../platform/texts/people/login.ts';
import { signInTexts } from '../../platform/texts/people/sign-in.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useServerText } from '../../platform/texts/use-server-text.ts';
import { Message } from '../../platform/ui/message.tsx';

export function ForgotPasswordScreen() {
  const { forgot } = useTexts(signInTexts);
  return (
    <CardPage
      title={forgot.title}
      intro={forgot.intro}
      footer={
        <Link to="/login" className={TEXT_LINK}>
          {forgot.toLogin}
        </Link>
      }
    >
      <ForgotPasswordForm />
    </CardPage>
  );
}

function ForgotPasswordForm() {
  const { forgot } = useTexts(signInTexts);
  const fields = useTexts(loginTexts);
  const serverText = useServerText();
  const [mail, setMail] = useState<'smtp' | 'outbox' | null>(null);
  const { field, frame } = useEndpointForm({
    endpoint: async () => (await import('#api/people/auth')).forgotPassword,
    initial: { email: '' },
    labels: { email: fields.email },
    toBody: (values) => values,
    failure: (error) => serverText(error, forgot.failed),
    onSaved: (answer) => setMail(answer.mail),
  });
  const isDone = mail !== null && frame.failure === null && !frame.busy;
  return (
    <div className="grid gap-4">
      {isDone && mail === 'smtp' && <Message kind="success" text={forgot.sent} />}
      {isDone && mail === 'outbox' && <Message kind="warning" text={forgot.unsent} />}
      <EndpointForm frame={frame} submitLabel={forgot.submit} busyLabel={forgot.busy} standalone>
        <TextField
          {...field('email')}
          type="email"
          placeholder={fields.emailPlaceholder}
          autoComplete="username"
        />
      </EndpointForm>
    </div>
  );
}
