import { useAmountsHidden } from '../preferences/preferences.ts';
import { navigationTexts } from '../texts/platform/navigation.ts';
import { useTexts } from '../texts/texts.ts';
import { IconButton } from '../ui/button.tsx';
import { EyeIcon, EyeOffIcon } from '../ui/icons/icons.tsx';
import { toggleAmounts } from './use-amounts-shortcut.ts';

/** Hides and shows amounts. Only for signed-in users; there are none to hide before. */
export function AmountsSwitch() {
  const texts = useTexts(navigationTexts);
  const hidden = useAmountsHidden();
  return (
    <IconButton
      label={hidden ? texts.showAmounts : texts.hideAmounts}
      onClick={toggleAmounts}
      className="size-9"
    >
      {hidden ? <EyeOffIcon /> : <EyeIcon />}
    </IconButton>
  );
}
