import { Link, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { endSession } from '../api-client/end-session.ts';
import { useSession } from '../session/use-session.ts';
import { layoutTexts } from '../texts/platform/layout.ts';
import { useTexts } from '../texts/texts.ts';
import { buttonLook, Button } from '../ui/button.tsx';
import { MenuIcon } from '../ui/icons/icons.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { Menu, MENU_ENTRY } from '../ui/menu.tsx';
import { SIGNED_OUT_LINKS, signedInLink, type HeaderLink } from '../navigation/links.ts';
import { Logo } from './logo.tsx';
import { LanguageSwitch, ThemeMenu } from './preference-switches.tsx';

/** Loaded separately, because the sign-in page does not need them. */
const HeaderTabs = lazyPart(async () => (await import('../navigation/header-tabs.tsx')).HeaderTabs);
const AmountsSwitch = lazyPart(async () => (await import('./amounts-switch.tsx')).AmountsSwitch);

export function Header() {
  const texts = useTexts(layoutTexts);
  const session = useSession();
  const path = useLocation({ select: (location) => location.pathname });
  const links = session === null ? SIGNED_OUT_LINKS : [signedInLink(session.role, path)];
  return (
    <header className="border-b border-line bg-sheet">
      <div className="page-width flex h-14 items-center gap-6">
        <Link
          to="/"
          aria-label={texts.home}
          className="flex items-center gap-2.5 text-lg font-bold tracking-tight"
        >
          <Logo />
          Kupon
        </Link>
        {session !== null && (
          <Suspense>
            <HeaderTabs />
          </Suspense>
        )}
        <div className="ml-auto flex items-center gap-1">
          {session !== null && (
            <Suspense fallback={<span className="size-9" />}>
              <AmountsSwitch />
            </Suspense>
          )}
          <ThemeMenu />
          <LanguageSwitch />
          <nav aria-label={texts.mainNavigation} className="flex items-center gap-1 max-md:hidden">
            {links.map((link) => (
              <Link key={link.to} to={link.to} className={buttonLook('quiet')}>
                {texts[link.label]}
              </Link>
            ))}
            {session !== null && (
              <Button kind="quiet" onClick={endSession}>
                {texts.logout}
              </Button>
            )}
          </nav>
          <div className="md:hidden">
            <MobileMenu links={links} signedIn={session !== null} />
          </div>
        </div>
      </div>
    </header>
  );
}

interface MobileMenuProps {
  readonly links: readonly HeaderLink[];
  readonly signedIn: boolean;
}

function MobileMenu({ links, signedIn }: MobileMenuProps) {
  const texts = useTexts(layoutTexts);
  return (
    <Menu label={texts.menu} trigger={<MenuIcon size={20} />}>
      {(close) => (
        <nav aria-label={texts.mainNavigation} className="grid">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              onClick={close}
              activeOptions={{ includeSearch: false }}
              className={MENU_ENTRY}
            >
              {texts[label]}
            </Link>
          ))}
          {signedIn && (
            <button type="button" onClick={endSession} className={MENU_ENTRY}>
              {texts.logout}
            </button>
          )}
        </nav>
      )}
    </Menu>
  );
}
