import { Link } from '@tanstack/react-router';
import { chooseStartPage } from '../session/start-page.ts';
import { useSession } from '../session/use-session.ts';
import { notFoundTexts } from '../texts/platform/not-found.ts';
import { useTexts } from '../texts/texts.ts';
import { buttonLook } from '../ui/button.tsx';
import { Page } from './page.tsx';

export function NotFound() {
  const texts = useTexts(notFoundTexts);
  const session = useSession();
  return (
    <Page title={texts.title} intro={texts.text} width="reading">
      <Link to={session === null ? '/login' : chooseStartPage(session)} className={buttonLook('primary')}>
        {texts.toStart}
      </Link>
    </Page>
  );
}
