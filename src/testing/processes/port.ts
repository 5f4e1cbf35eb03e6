import { createServer } from 'node:net';

/** A port that another program listens on until `giveBack` is called. */
export async function takePort(): Promise<{ readonly port: number; readonly giveBack: () => Promise<void> }> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server without a port');
  return {
    port: address.port,
    giveBack: () =>
      new Promise((resolve) => {
        other.close(() => resolve());
      }),
  };
}
