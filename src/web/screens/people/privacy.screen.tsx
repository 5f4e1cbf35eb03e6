import { useModelHost } from '../../assistant/use-model-host.ts';
import { ReadingPage } from '../../platform/layout/reading-page.tsx';
import { informationTexts } from '../../platform/texts/people/information.ts';
import { useTexts } from '../../platform/texts/texts.ts';

export function PrivacyScreen() {
  const { privacy } = useTexts(informationTexts);
  const { title, intro, sections, assistant } = privacy;
  const place = useModelHost();
  if (place === undefined) return <ReadingPage title={title} intro={intro} sections={sections} />;
  const host = place === 'unknown' ? undefined : place.host;
  const text =
    host === undefined ? assistant.unknown : host === null ? assistant.nowhere : assistant.to(host);
  return (
    <ReadingPage title={title} intro={intro} sections={[...sections, { title: assistant.title, text }]} />
  );
}
