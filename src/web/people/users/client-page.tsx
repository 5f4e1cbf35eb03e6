import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { UserId } from '#api/platform/ids';
import { BackButton } from '../../platform/layout/back-button.tsx';
import { NotFound } from '../../platform/layout/not-found.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { userIdInAddress } from '../../platform/navigation/id-in-address.ts';
import { ClientTabs } from './client-tabs.tsx';
import { useClientName } from './use-client-name.ts';

interface ClientPageProps {
  readonly texts: { readonly title: string; readonly userTitle: (name: string) => string };
  readonly intro?: (owner: UserId) => ReactNode;
  readonly children: (owner: UserId) => ReactNode;
}

/** An administrator's page about the client in the address, with tabs; 'not found' if the address names no user. */
export function ClientPage(props: ClientPageProps) {
  const owner = userIdInAddress(useParams({ strict: false }).id);
  return owner === null ? <NotFound /> : <NamedClientPage owner={owner} {...props} />;
}

function NamedClientPage({ owner, texts, intro, children }: ClientPageProps & { readonly owner: UserId }) {
  const name = useClientName(owner);
  return (
    <Page
      title={name === null ? texts.title : texts.userTitle(name)}
      intro={intro?.(owner)}
      holder={name ?? undefined}
      actions={<BackButton otherwise={{ to: '/admin/users/$id', params: { id: String(owner) } }} />}
    >
      <ClientTabs id={owner} />
      {children(owner)}
    </Page>
  );
}
