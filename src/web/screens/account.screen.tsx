import type { User } from '#api/users';
import { Page } from '../layout/page.tsx';
import { useLogoutAll, useMyAccount } from '../queries/account.ts';
import { accountTexts } from '../texts/account.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { useFailureText } from '../texts/use-failure-text.ts';
import { Button } from '../ui/button.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { Message } from '../ui/message.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';

export function AccountScreen() {
  const texts = useTexts(accountTexts);
  const common = useTexts(commonTexts);
  const account = useMyAccount();
  return (
    <Page title={texts.title} width="reading">
      <div className="grid gap-4">
        {account.data?.mustChangePassword === true && (
          <Message kind="warning" text={texts.mustChangePassword} />
        )}
        <Sheet className="p-5">
          <h2 className="mb-3 font-bold">{texts.profile}</h2>
          {account.isPending && <SkeletonRows label={texts.loading} rows={5} />}
          {account.isError && (
            <div className="grid justify-items-start gap-3">
              <Message kind="error" text={texts.loadFailed} />
              <Button onClick={() => void account.refetch()}>{common.retry}</Button>
            </div>
          )}
          {account.data !== undefined && <Profile user={account.data} />}
        </Sheet>
        <Security />
      </div>
    </Page>
  );
}

function Profile({ user }: { readonly user: User }) {
  const texts = useTexts(accountTexts);
  return (
    <DescriptionList
      rows={[
        { label: texts.username, value: user.username },
        { label: texts.email, value: user.email },
        { label: texts.phoneNumber, value: user.phoneNumber },
        { label: texts.accountType, value: texts.types[user.personOrCompany] },
        { label: texts.taxIds[user.personOrCompany], value: user.bulstatOrEgn },
      ]}
    />
  );
}

function Security() {
  const texts = useTexts(accountTexts);
  const failureText = useFailureText();
  const logoutAll = useLogoutAll();
  return (
    <Sheet className="grid gap-3 p-5">
      <h2 className="font-bold">{texts.security}</h2>
      {logoutAll.error !== null && <Message kind="error" text={failureText(logoutAll.error)} />}
      <div className="flex flex-wrap items-center gap-3">
        <span className="grow text-soft">{texts.logoutAllText}</span>
        <Button busy={logoutAll.isPending} onClick={() => logoutAll.mutate()}>
          {texts.logoutAll}
        </Button>
      </div>
    </Sheet>
  );
}
