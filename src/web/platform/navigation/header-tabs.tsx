import { Link, useLocation } from '@tanstack/react-router';
import { useSession } from '../session/use-session.ts';
import { layoutTexts } from '../texts/platform/layout.ts';
import { useTexts } from '../texts/texts.ts';
import { currentMark, listTabs } from './tabs.ts';

/** The main pages, next to the logo; on phones they are the bar at the bottom. */
export function HeaderTabs() {
  const tabs = listTabs(useSession());
  const texts = useTexts(layoutTexts);
  const path = useLocation({ select: (location) => location.pathname });
  if (tabs.length === 0) return null;
  return (
    <nav aria-label={texts.sections} className="flex gap-1 max-md:hidden">
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={currentMark(tab, path)}
          className="rounded-md px-3 py-2 whitespace-nowrap text-soft hover:text-ink aria-[current]:bg-hair aria-[current]:font-medium aria-[current]:text-ink"
        >
          {texts[tab.label]}
        </Link>
      ))}
    </nav>
  );
}
