import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../../platform/ui/lazy-part.ts';

const UserForm = lazyPart(async () => (await import('./user-form.tsx')).UserForm);

/** The form that replaces a user's row or card. Its script is loaded when the first one is opened. */
export function OpenedUserForm(props: ComponentProps<typeof UserForm>) {
  return (
    <Suspense>
      <UserForm {...props} />
    </Suspense>
  );
}
