import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../../platform/ui/lazy-part.ts';

const UserForm = lazyPart(async () => (await import('./user-form.tsx')).UserForm);

/** The form in place of a user's row or card. Its scripts are loaded when the first is opened. */
export function OpenedUserForm(props: ComponentProps<typeof UserForm>) {
  return (
    <Suspense>
      <UserForm {...props} />
    </Suspense>
  );
}
