import { ReadingPage } from '../layout/reading-page.tsx';
import { informationTexts } from '../texts/information.ts';
import { useTexts } from '../texts/texts.ts';

export function PrivacyScreen() {
  return <ReadingPage {...useTexts(informationTexts).privacy} />;
}
