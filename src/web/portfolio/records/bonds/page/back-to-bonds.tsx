import { Link } from '@tanstack/react-router';
import { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { buttonLook } from '../../../../platform/ui/button.tsx';
import { ArrowLeftIcon } from '../../../../platform/ui/icons/screen-icons.ts';

export function BackToBonds() {
  const texts = useTexts(bondsTexts);
  return (
    <Link to="/my-bonds" className={buttonLook()}>
      <ArrowLeftIcon size={16} />
      {texts.backToBonds}
    </Link>
  );
}
