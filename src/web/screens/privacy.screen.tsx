import { useQuery } from '@tanstack/react-query';
import { findModelPlace } from '#api/chat';
import { call } from '../call.ts';
import { ReadingPage } from '../layout/reading-page.tsx';
import { informationTexts } from '../texts/information.ts';
import { useTexts } from '../texts/texts.ts';

export function PrivacyScreen() {
  const { privacy } = useTexts(informationTexts);
  const { title, intro, sections, assistant } = privacy;
  const { data, isError } = useQuery({
    queryKey: ['model-place'],
    queryFn: ({ signal }) => call(findModelPlace, { signal }),
  });
  const place = data === undefined ? null : data.host === null ? assistant.nowhere : assistant.to(data.host);
  const text = isError ? assistant.unknown : place;
  return (
    <ReadingPage
      title={title}
      intro={intro}
      sections={text === null ? sections : [...sections, { title: assistant.title, text }]}
    />
  );
}
