import { Link } from '@tanstack/react-router';
import { bondsTexts } from '../texts/bonds.ts';
import { useTexts } from '../texts/texts.ts';
import { buttonLook } from '../ui/button.tsx';
import { ArrowLeftIcon } from '../ui/icons.tsx';

export function BackToBonds() {
  const texts = useTexts(bondsTexts);
  return (
    <Link to="/my-bonds" className={buttonLook()}>
      <ArrowLeftIcon size={16} />
      {texts.backToBonds}
    </Link>
  );
}
