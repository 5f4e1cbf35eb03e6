import { OwnData } from '../../people/account/own-data.tsx';
import { OwnSessions } from '../../people/account/own-sessions.tsx';
import { OwnSecondFactor } from '../../people/second-factor/own-second-factor.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { isHolder } from '../../platform/session/start-page.ts';
import { ExportPortfolio } from '../../portfolio/transfer/exports/export-portfolio.tsx';

interface AccountSectionsProps {
  /** No password has to be changed, and no second factor set up. */
  readonly isFree: boolean;
  readonly onEnded: () => void;
  readonly onDownloaded: () => void;
  readonly showMessage: (text: string) => void;
}

/** What is further down the account, loaded after the rest. */
export function AccountSections({ isFree, onEnded, onDownloaded, showMessage }: AccountSectionsProps) {
  const session = useSession();
  return (
    <>
      <OwnSecondFactor onDone={showMessage} />
      {isFree && (
        <>
          <OwnSessions onEnded={onEnded} />
          <OwnData onSaved={onDownloaded} />
          {session !== null && isHolder(session) && <ExportPortfolio onSaved={showMessage} />}
        </>
      )}
    </>
  );
}
