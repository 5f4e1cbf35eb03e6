import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { toLocale } from '#domain/language';
import { useAmountsHidden, useLanguage } from '../preferences/preferences.ts';
import { useSession } from '../session/use-session.ts';
import { commonTexts } from '../texts/platform/common.ts';
import { layoutTexts } from '../texts/platform/layout.ts';
import { useTexts } from '../texts/texts.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { DisplayPreferencesContext } from '../ui/display-preferences.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MissingPart } from './missing-part.tsx';
import { useAmountsShortcut } from './use-amounts-shortcut.ts';

/** Loaded separately, because the sign-in page does not need it. */
const BottomBar = lazyPart(async () => (await import('../navigation/bottom-bar.tsx')).BottomBar);

/** The frame around every screen. */
export function Layout() {
  const texts = useTexts(layoutTexts);
  const hiddenLabel = useTexts(commonTexts).hidden;
  const locale = toLocale(useLanguage());
  const amountsHidden = useAmountsHidden();
  useAmountsShortcut();
  return (
    <DisplayPreferencesContext value={{ locale, amountsHidden, hiddenLabel }}>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-ink focus:px-4 focus:py-2 focus:text-paper"
          onClick={(event) => {
            event.preventDefault();
            document.getElementById('content')?.focus();
          }}
        >
          {texts.skip}
        </a>
        <Header />
        <MissingPart />
        <main id="content" tabIndex={-1} className="page-width grow outline-none">
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
        <Footer />
        <PhoneTabs />
      </div>
    </DisplayPreferencesContext>
  );
}

/** A separate component, so that a change of the session does not render the whole page again. */
function PhoneTabs() {
  if (useSession() === null) return null;
  return (
    <Suspense>
      <BottomBar />
    </Suspense>
  );
}
