import { useMyAccount } from '../../platform/queries/people/account.ts';
import { accountTexts } from '../../platform/texts/people/account.ts';
import { commonTexts } from '../../platform/texts/platform/common.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useWithCause } from '../../platform/texts/use-with-cause.ts';
import { Button } from '../../platform/ui/button.tsx';
import { Message } from '../../platform/ui/message.tsx';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../platform/ui/skeleton.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The user's own profile, with loading and error states. */
export function Profile({ onSaved }: { readonly onSaved: () => void }) {
  const texts = useTexts(accountTexts);
  const common = useTexts(commonTexts);
  const withCause = useWithCause();
  const { data: user, error, refetch } = useMyAccount();
  return (
    <Sheet className="p-5">
      <h2 className="mb-3 font-bold">{texts.profile}</h2>
      {user === undefined && error === null && (
        // As high as the form, so that nothing below it moves.
        <div className="min-h-[582px] sm:min-h-[342px]">
          <SkeletonRows label={texts.loading} rows={4} />
        </div>
      )}
      {error !== null && (
        <div className="grid justify-items-start gap-3">
          <Message kind="error" text={withCause(texts.loadFailed, error)} />
          <Button onClick={() => void refetch()}>{common.retry}</Button>
        </div>
      )}
      {user !== undefined && <ProfileForm user={user} onSaved={onSaved} />}
    </Sheet>
  );
}
