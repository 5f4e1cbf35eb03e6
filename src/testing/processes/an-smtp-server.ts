import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** What the server does with an email: accepts it, refuses it, never answers, or disconnects after receiving all of it. */
export type SmtpBehaviour = 'accepts' | 'refuses' | 'hangs' | 'drops';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body as received. */
  readonly text: string;
}

export interface SmtpServer {
  readonly mail: { readonly smtpUrl: string; readonly from: string };
  readonly taken: readonly ReceivedMail[];
  behave(manner: SmtpBehaviour): void;
}

/** A mail server on a port of its own; it ends with the test. */
export async function anSmtpServer(): Promise<SmtpServer> {
  const taken: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let manner: SmtpBehaviour = 'accepts';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (manner === 'refuses') done(new Error('refused'));
        if (manner === 'drops') for (const socket of sockets) socket.destroy();
        if (manner !== 'accepts') return;
        const from = mailFrom === false ? '' : mailFrom.address;
        taken.push({
          from,
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  // A connection that is cut also ends with an error on this side.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const address = await new Promise<AddressInfo | string | null>((resume) => {
    server.listen(0, '127.0.0.1', () => resume(server.server.address()));
  });
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resume) => server.close(resume));
  });
  return {
    mail: { smtpUrl: `smtp://127.0.0.1:${address.port}`, from: 'Kupon <kupon@example.com>' },
    taken,
    behave: (now) => {
      manner = now;
    },
  };
}
