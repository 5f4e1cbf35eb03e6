import { lazy, Suspense, useRef, useState } from 'react';
import { chatTexts } from '../texts/chat.ts';
import { useTexts } from '../texts/texts.ts';
import { icon } from '../ui/icons.tsx';

const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel.tsx')).ChatPanel }));

const ChatIcon = icon(
  'M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z',
  'M8 9h8M8 12.5h5',
);

/** Opens and closes the assistant. The panel is loaded when it is first opened, and then keeps its conversation. */
export function AssistantButton() {
  const texts = useTexts(chatTexts);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const isOpen = state === 'open';
  const close = () => {
    setState('closed');
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        // The foot of the page keeps clear of it: layout/footer.tsx.
        id="assistant"
        type="button"
        title={texts.title}
        aria-label={texts.title}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => (isOpen ? close() : setState('open'))}
        className="fixed right-4 bottom-4 z-10 grid size-12 place-items-center rounded-full bg-accent text-paper shadow-lg no-print hover:bg-ink md:right-6 md:bottom-6"
      >
        <ChatIcon size={22} />
      </button>
      {state !== 'never opened' && (
        <Suspense>
          <ChatPanel isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
