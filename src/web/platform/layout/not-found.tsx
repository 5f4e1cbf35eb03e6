import { Link } from '@tanstack/react-router';
import { chooseStartPage } from '../session/start-page.ts';
import { useSession } from '../session/use-session.ts';
import { layoutTexts } from '../texts/platform/layout.ts';
import { useTexts } from '../texts/texts.ts';
import { buttonLook } from '../ui/button.tsx';
import { Page } from './page.tsx';

export function NotFound() {
  const texts = useTexts(layoutTexts);
  const session = useSession();
  return (
    <Page title={texts.notFoundTitle} intro={texts.notFoundText} width="reading">
      <Link to={session === null ? '/login' : chooseStartPage(session)} className={buttonLook('primary')}>
        {texts.toStart}
      </Link>
    </Page>
  );
}
