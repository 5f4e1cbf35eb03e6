import { Link, useLocation } from '@tanstack/react-router';
import { useSession } from '../session/use-session.ts';
import { navigationTexts } from '../texts/platform/navigation.ts';
import { useTexts } from '../texts/texts.ts';
import { useWideScreen } from '../ui/use-wide-screen.ts';
import { currentMark, listTabs } from './tabs.ts';

/** The main pages, next to the logo; on phones they are in the bar at the bottom. */
export function HeaderTabs() {
  const texts = useTexts(navigationTexts);
  const isWide = useWideScreen();
  const path = useLocation({ select: (location) => location.pathname });
  const tabs = listTabs(useSession(), path);
  if (!isWide || tabs.length === 0) return null;
  return (
    <nav aria-label={texts.sections} className="flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none]">
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={currentMark(tab, path)}
          className="rounded-md -outline-offset-2 px-3 py-2 whitespace-nowrap text-soft hover:text-ink aria-[current]:bg-hair aria-[current]:font-medium aria-[current]:text-ink"
        >
          {texts[tab.label]}
        </Link>
      ))}
    </nav>
  );
}
