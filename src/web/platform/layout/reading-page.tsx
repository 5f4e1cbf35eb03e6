import { Sheet } from '../ui/sheet.tsx';
import { Page } from './page.tsx';

interface ReadingPageProps {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
}

/** A page of text with headings. */
export function ReadingPage({ title, intro, sections }: ReadingPageProps) {
  return (
    <Page title={title} intro={intro} width="reading">
      <Sheet className="grid gap-5 p-5 md:p-7">
        {sections.map((section) => (
          <section key={section.title}>
            <h2 className="font-bold">{section.title}</h2>
            <p className="mt-1 max-w-[68ch]">{section.text}</p>
          </section>
        ))}
      </Sheet>
    </Page>
  );
}
