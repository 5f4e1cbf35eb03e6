import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { FRESH } from './from-endpoint.ts';

/** A query that counts its requests, shown as a screen shows it. */
function prepare(first?: string) {
  let requests = 0;
  const options = {
    queryKey: ['figures'],
    queryFn: () => Promise.resolve(`answer ${++requests}`),
    initialData: first,
    ...FRESH,
  };
  const client = new QueryClient();
  const show = async () => {
    const leave = new QueryObserver<string | undefined>(client, options).subscribe(() => {});
    await client.getQueryCache().find({ queryKey: options.queryKey })?.promise;
    leave();
    return requests;
  };
  return show;
}

it('shows an answer to a request of page-start.js without another request', async () => {
  const show = prepare('first answer');
  expect(await show()).toBe(0);
});

it('requests an answer again when it is shown again, however soon', async () => {
  const show = prepare();
  expect(await show()).toBe(1);
  expect(await show()).toBe(2);
});
