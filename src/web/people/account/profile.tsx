import { LoadFailureLine } from '../../platform/layout/load-failure-line.tsx';
import { useMyAccount } from '../../platform/queries/people/account.ts';
import { accountTexts } from '../../platform/texts/people/account.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../platform/ui/skeleton.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The user's own profile, with loading and error states. */
export function Profile({ onSaved }: { readonly onSaved: () => void }) {
  const texts = useTexts(accountTexts);
  const query = useMyAccount();
  const { data: user, error } = query;
  return (
    <Sheet className="p-5">
      <h2 className="mb-3 font-bold">{texts.profile}</h2>
      {user === undefined && error === null && (
        // As high as the form, so that nothing below it moves.
        <div className="min-h-[582px] sm:min-h-[342px]">
          <SkeletonRows label={texts.loading} rows={4} />
        </div>
      )}
      <LoadFailureLine sentence={texts.loadFailed} query={query} />
      {user !== undefined && <ProfileForm user={user} onSaved={onSaved} />}
    </Sheet>
  );
}
