import net from 'node:net';

/** How a raw connection ended: everything received, and after how many milliseconds the server closed it. */
export interface ClosedConnection {
  readonly text: string;
  readonly ms: number;
}

/** Opens a connection, lets `act` send on it, and waits until it is closed. A connection error closes it, too. */
export function rawClient(port: number, act: (socket: net.Socket) => void): Promise<ClosedConnection> {
  const began = Date.now();
  return new Promise((resolve) => {
    let text = '';
    const socket = net.connect(port, '127.0.0.1', () => act(socket));
    socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ text, ms: Date.now() - began }));
  });
}

/** Sends this again and again until the connection is closed. */
export function dribble(socket: net.Socket, piece: string, everyMs: number): void {
  const timer = setInterval(() => {
    if (socket.writable) socket.write(piece);
  }, everyMs);
  socket.on('close', () => clearInterval(timer));
}

/** Sends as much of this (one byte per character) as the other side accepts, up to this many bytes. */
export function flood(socket: net.Socket, piece: string, bytes: number): void {
  let sent = 0;
  const more = () => {
    while (socket.writable && sent < bytes) {
      sent += piece.length;
      if (!socket.write(piece, 'latin1')) {
        socket.once('drain', more);
        return;
      }
    }
    if (socket.writable) socket.end();
  };
  more();
}

export const parseStatus = ({ text }: ClosedConnection): number =>
  Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1] ?? 0);
