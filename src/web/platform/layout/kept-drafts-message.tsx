import { useSyncExternalStore } from 'react';
import { dropDrafts, followDrafts, hasDrafts } from '../session/drafts.ts';
import { draftsTexts } from '../texts/platform/drafts.ts';
import { useTexts } from '../texts/texts.ts';
import { Message } from '../ui/message.tsx';

/** After a new sign-in, until the form is opened again in which something was typed when the session ended. */
export function KeptDraftsMessage() {
  const texts = useTexts(draftsTexts);
  if (!useSyncExternalStore(followDrafts, hasDrafts)) return null;
  return (
    <div className="mt-4">
      <Message kind="note" text={texts.kept} closeLabel={texts.discard} onGone={dropDrafts} />
    </div>
  );
}
