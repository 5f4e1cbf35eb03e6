import { Link } from '@tanstack/react-router';
import { useFixings } from '../../../platform/queries/portfolio/instruments/fixings.ts';
import { fixingsTexts } from '../../../platform/texts/portfolio/instruments/fixings.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Message } from '../../../platform/ui/message.tsx';
import { MissingFixings } from './missing-fixings.tsx';

/** The missing fixings, with a link to the form that enters them. */
export function FixingsToEnter() {
  const texts = useTexts(fixingsTexts);
  const withCause = useWithCause();
  const { data = [], error } = useFixings();
  if (error !== null) return <Message kind="error" text={withCause(texts.failed, error)} />;
  return (
    <MissingFixings indexes={data}>
      <Link to="/admin/exchange-rates" className="mt-1 inline-block font-medium underline">
        {texts.enter}
      </Link>
    </MissingFixings>
  );
}
