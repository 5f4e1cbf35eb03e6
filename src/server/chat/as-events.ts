import type { Incoming, Route } from '../http/route.ts';

/** The one media type named, as a browser's or a program's reader of events asks. */
function wantsEvents({ headers: { accept } }: Incoming): boolean {
  return typeof accept === 'string' && /\btext\/event-stream\b/i.test(accept);
}

/** The same answer as an event of server-sent events, whose data is the JSON, where the caller takes those. */
export function asEventsWhereAsked({ endpoint, answer }: Route): Route {
  return {
    endpoint,
    answer: async (incoming) => {
      const answered = await answer(incoming);
      if (!wantsEvents(incoming) || answered.body === undefined) return answered;
      return {
        ...answered,
        mediaType: 'text/event-stream; charset=utf-8',
        body: `data: ${answered.body}\n\n`,
      };
    },
  };
}
