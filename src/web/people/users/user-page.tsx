import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { UserId } from '#api/platform/ids';
import { BackButton } from '../../platform/layout/back-button.tsx';
import { NotFound } from '../../platform/layout/not-found.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { userIdInAddress } from '../../platform/navigation/id-in-address.ts';
import { UserTabs } from './user-tabs.tsx';
import { useUserName } from './use-user-name.ts';

interface UserPageProps {
  readonly texts: { readonly title: string; readonly userTitle: (name: string) => string };
  readonly intro?: (owner: UserId) => ReactNode;
  readonly children: (owner: UserId) => ReactNode;
}

/** An administrator's page about the user in the address, with tabs; 'not found' if the address names no user. */
export function UserPage(props: UserPageProps) {
  const owner = userIdInAddress(useParams({ strict: false }).id);
  return owner === null ? <NotFound /> : <NamedUserPage owner={owner} {...props} />;
}

function NamedUserPage({ owner, texts, intro, children }: UserPageProps & { readonly owner: UserId }) {
  const name = useUserName(owner);
  return (
    <Page
      title={name === null ? texts.title : texts.userTitle(name)}
      intro={intro?.(owner)}
      holder={name ?? undefined}
      actions={<BackButton otherwise={{ to: '/admin/users/$id', params: { id: String(owner) } }} />}
    >
      <UserTabs id={owner} />
      {children(owner)}
    </Page>
  );
}
