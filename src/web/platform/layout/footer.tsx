import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { layoutTexts } from '../texts/platform/layout.ts';
import { useTexts } from '../texts/texts.ts';
import { useSystemState } from './use-system-state.ts';

export function Footer() {
  const texts = useTexts(layoutTexts);
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className="page-width mt-10 mb-[calc(28px+var(--bottom-bar))] flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-soft md:in-[body:has(#assistant)]:pr-24 lg:in-[body:has(#assistant)]:pr-36">
      <span>© {year} Kupon</span>
      <Link to="/privacy" className="py-1 hover:text-ink">
        {texts.privacy}
      </Link>
      <Link to="/terms" className="py-1 hover:text-ink">
        {texts.terms}
      </Link>
      <Link to="/contacts" className="py-1 hover:text-ink">
        {texts.support}
      </Link>
      <SystemState />
    </footer>
  );
}

const DOTS = { checking: 'bg-faint', operational: 'bg-gain', unreachable: 'bg-loss' } as const;

function SystemState() {
  const texts = useTexts(layoutTexts);
  const state = useSystemState();
  return (
    <span role="status" className="flex items-center gap-2 md:ml-auto">
      <span aria-hidden="true" className={`size-2 rounded-full ${DOTS[state]}`} />
      {texts[state]}
    </span>
  );
}
