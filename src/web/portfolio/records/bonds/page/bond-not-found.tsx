import { Page } from '../../../../platform/layout/page.tsx';
import { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { BackToBonds } from './back-to-bonds.tsx';

/** Shown at an address that names none of the user's bonds. */
export function BondNotFound() {
  const texts = useTexts(bondsTexts);
  return (
    <Page title={texts.notFoundTitle} intro={texts.notFoundText} width="reading">
      <BackToBonds />
    </Page>
  );
}
