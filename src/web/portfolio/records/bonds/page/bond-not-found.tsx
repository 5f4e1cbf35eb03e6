import { Page } from '../../../../platform/layout/page.tsx';
import { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { BackToBonds } from './back-to-bonds.tsx';

/** For an address that names no bond of this person. */
export function BondNotFound() {
  const texts = useTexts(bondsTexts);
  return (
    <Page title={texts.notFoundTitle} intro={texts.notFoundText} width="reading">
      <BackToBonds />
    </Page>
  );
}
