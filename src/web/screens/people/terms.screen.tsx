import { ReadingPage } from '../../platform/layout/reading-page.tsx';
import { informationTexts } from '../../platform/texts/people/information.ts';
import { useTexts } from '../../platform/texts/texts.ts';

export function TermsScreen() {
  return <ReadingPage {...useTexts(informationTexts).terms} />;
}
