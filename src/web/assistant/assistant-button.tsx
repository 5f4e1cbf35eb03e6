import { Suspense, useRef, useState } from 'react';
import { chatTexts } from '../platform/texts/assistant/chat.ts';
import { useTexts } from '../platform/texts/texts.ts';
import { CloseIcon, icon } from '../platform/ui/icons/icons.tsx';
import { lazyPart } from '../platform/ui/lazy-part.ts';
import { useScrolledAway } from './use-scrolled-away.ts';

const ChatPanel = lazyPart(async () => (await import('./chat-panel.tsx')).ChatPanel);

const ChatIcon = icon(
  'M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z',
  'M8 9h8M8 12.5h5',
);

const LOOK =
  'fixed z-25 flex items-center justify-center gap-2 rounded-full bg-ink font-bold text-paper shadow-lg transition-[opacity,translate] hover:bg-accent no-print';
/** On a phone it is at the right end of the bottom bar, so it covers nothing. */
const ON_PHONE = 'max-md:right-2 max-md:bottom-[calc(6px+env(safe-area-inset-bottom))] max-md:size-11';
const ON_DESK = 'md:right-6 md:bottom-4 md:h-12';
const AWAY =
  'md:not-focus-visible:pointer-events-none md:not-focus-visible:translate-y-20 md:not-focus-visible:opacity-0';

/**
 * Opens and closes the assistant. The panel is loaded when first opened, and then keeps its conversation. On a wide screen the
 * button hides while the user scrolls down; the bottom of the page has room for it.
 */
export function AssistantButton() {
  const texts = useTexts(chatTexts);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const isOpen = state === 'open';
  const isAway = useScrolledAway() && !isOpen;
  const close = () => {
    setState('closed');
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        // The footer and the bottom bar leave room for it: layout/footer.tsx, platform/navigation/bottom-bar.tsx.
        id="assistant"
        type="button"
        title={texts.title}
        aria-label={`${texts.ask}: ${texts.title}`}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => (isOpen ? close() : setState('open'))}
        className={`${LOOK} ${ON_PHONE} ${ON_DESK} ${isOpen ? 'md:w-12' : 'md:max-lg:w-12 lg:px-5'} ${isAway ? AWAY : ''}`}
      >
        {isOpen ? <CloseIcon size={22} /> : <ChatIcon size={20} />}
        {!isOpen && <span className="max-lg:hidden">{texts.ask}</span>}
      </button>
      {state !== 'never opened' && (
        <Suspense>
          <ChatPanel isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
