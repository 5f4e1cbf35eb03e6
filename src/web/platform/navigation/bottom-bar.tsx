import { Link, useLocation } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useSession } from '../session/use-session.ts';
import { navigationTexts } from '../texts/platform/navigation.ts';
import { useTexts } from '../texts/texts.ts';
import { useWideScreen } from '../ui/use-wide-screen.ts';
import { ACCOUNT_TAB, currentMark, listTabs } from './tabs.ts';
import { TAB_ICONS } from './tab-icons.ts';

/**
 * The tabs at the bottom of a phone, with the account if there is room for it (the menu has it, too). The assistant's button is at
 * the right end (styles.css).
 */
export function BottomBar() {
  const texts = useTexts(navigationTexts);
  const isWide = useWideScreen();
  const path = useLocation({ select: (location) => location.pathname });
  const tabs = listTabs(useSession(), path);
  useSignedInMark();
  if (isWide) return null;
  if (tabs.length === 0) return null;
  return (
    <nav
      aria-label={texts.sections}
      className="fixed inset-x-0 bottom-0 z-20 flex h-(--bottom-bar) border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)] in-[body:has(#assistant)]:pr-15"
    >
      {(tabs.length < 6 ? [...tabs, ACCOUNT_TAB] : tabs).map((tab) => {
        const TabIcon = TAB_ICONS[tab.icon];
        return (
          <Link
            key={tab.to}
            to={tab.to}
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={currentMark(tab, path)}
            className="flex min-w-0 flex-auto flex-col items-center justify-center gap-0.5 text-[11px]/4 text-soft -outline-offset-2 aria-[current]:font-medium aria-[current]:text-accent"
          >
            <TabIcon size={22} />
            <span className="max-w-full truncate tracking-tight">{texts[tab.shortLabel ?? tab.label]}</span>
          </Link>
        );
      })}
    </nav>
  );
}

/** The mark that page-start.js sets if the page is opened by a signed-in user: styles.css reserves the height of the tabs. */
function useSignedInMark(): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset['signedIn'] = '';
    return () => {
      delete page.dataset['signedIn'];
    };
  }, []);
}
