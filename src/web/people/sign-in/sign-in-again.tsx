import { hasDrafts } from '../../platform/session/drafts.ts';
import { draftsTexts } from '../../platform/texts/platform/drafts.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Message } from '../../platform/ui/message.tsx';

/** Above the sign-in, if something was typed when the session ended. */
export function SignInAgain() {
  const texts = useTexts(draftsTexts);
  return hasDrafts() && <Message kind="note" text={texts.signInAgain} />;
}
