import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { assistantHeight, useAssistantHeight } from '../platform/preferences/preferences.ts';
import { chatTexts } from '../platform/texts/assistant/chat.ts';
import { useTexts } from '../platform/texts/texts.ts';
import { IconButton } from '../platform/ui/button.tsx';
import { CloseIcon, icon } from '../platform/ui/icons/icons.tsx';
import { lazyPart } from '../platform/ui/lazy-part.ts';
import { ChatLog } from './chat-log.tsx';
import { QuestionField } from './question-field.tsx';
import { useConversation } from './use-conversation.ts';

const WhatItSeesDialog = lazyPart(async () => (await import('./what-it-sees.tsx')).WhatItSeesDialog);

interface ChatPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const HigherIcon = icon('M12 20V4', 'M6 10l6-6 6 6');
const LowerIcon = icon('M12 4v16', 'M6 14l6 6 6-6');

const LOOK =
  'fixed z-30 m-0 flex-col bg-sheet text-ink no-print open:flex max-[640px]:inset-0 max-[640px]:h-dvh max-[640px]:max-h-none max-[640px]:w-screen max-[640px]:max-w-none min-[640px]:inset-auto min-[640px]:right-4 min-[640px]:bottom-[calc(16px+var(--bottom-bar))] min-[640px]:max-h-[calc(100dvh-96px)] min-[640px]:rounded-sheet min-[640px]:border min-[640px]:border-edge min-[640px]:shadow-lg md:right-6 md:bottom-20';
/** Applies only to larger screens: on a phone the panel covers the whole screen. */
const HEIGHTS = {
  part: 'min-[640px]:h-[420px] min-[640px]:w-[34rem]',
  full: 'min-[640px]:h-dvh min-[640px]:w-[min(42rem,calc(100vw-48px))]',
} as const;

/** On a narrow screen the panel covers everything, so nothing behind it may receive the focus. */
const COVERS_SCREEN = '(width < 640px)';

/** Shows or hides the dialog. It stays mounted while hidden, so that an answer can still arrive. */
function useShown(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return undefined;
    if (window.matchMedia(COVERS_SCREEN).matches) element.showModal();
    else element.show();
    element.querySelector('textarea')?.focus();
    return () => element.close();
  }, [isOpen]);
  return dialog;
}

export function ChatPanel({ isOpen, onClose }: ChatPanelProps) {
  const texts = useTexts(chatTexts);
  const titleId = useId();
  const dialog = useShown(isOpen);
  const { messages, pending, ask, askAgain, stop } = useConversation();
  const height = useAssistantHeight();
  const isFull = height === 'full';
  const [showsWhatItSees, setShowsWhatItSees] = useState(false);
  const closeWhereCovered = ({ target }: MouseEvent) => {
    const leadsAway = target instanceof Element && target.closest('a, [data-leads-away]') !== null;
    if (leadsAway && window.matchMedia(COVERS_SCREEN).matches) onClose();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || showsWhatItSees) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      onClick={closeWhereCovered}
      onCancel={(event) => {
        // The cancel event of the nested dialog bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      className={`${LOOK} ${HEIGHTS[height]}`}
    >
      <div className="flex items-center gap-4 border-b border-hair px-4 py-2">
        <h2 id={titleId} className="text-lg font-bold">
          {texts.title}
        </h2>
        <IconButton
          label={isFull ? texts.lower : texts.higher}
          onClick={() => assistantHeight.choose(isFull ? 'part' : 'full')}
          className="-mr-3 ml-auto max-[640px]:hidden"
        >
          {isFull ? <LowerIcon /> : <HigherIcon />}
        </IconButton>
        <IconButton label={texts.close} onClick={onClose} className="-mr-2 max-[640px]:ml-auto">
          <CloseIcon />
        </IconButton>
      </div>
      <ChatLog messages={messages} pending={pending} onAsk={ask} onAskAgain={askAgain} />
      <QuestionField
        pending={
          pending === undefined ? undefined : messages.findLast(({ role }) => role === 'user')?.content
        }
        onAsk={ask}
        onStop={stop}
        onWhatItSees={() => setShowsWhatItSees(true)}
      />
      {showsWhatItSees && (
        <Suspense>
          <WhatItSeesDialog onClose={() => setShowsWhatItSees(false)} />
        </Suspense>
      )}
    </dialog>
  );
}
