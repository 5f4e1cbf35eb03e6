import { useCanGoBack, useRouter, type NavigateOptions } from '@tanstack/react-router';
import { commonTexts } from '../texts/platform/common.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';

/** Goes to the previous page, or to `otherwise` if this page was opened first. */
export function BackButton({ otherwise }: { readonly otherwise: NavigateOptions }) {
  const { back } = useTexts(commonTexts);
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const goBack = () => {
    if (canGoBack) router.history.back();
    else void router.navigate(otherwise);
  };
  // On phones `Page` puts it to the right of the title if there is no other action.
  return (
    <Button onClick={goBack} data-back>
      {back}
    </Button>
  );
}
