import { useRef } from 'react';

/** The Idempotency-Key of a body: the same as long as the same is sent, so that it is done once and gets its first answer again. */
export function useIdempotencyKey() {
  const lastSent = useRef<{ readonly text: string; readonly key: string } | null>(null);
  return {
    keyFor: (body: unknown): string => {
      const text = JSON.stringify(body);
      if (lastSent.current?.text !== text) lastSent.current = { text, key: newIdempotencyKey() };
      return lastSent.current.key;
    },
    /** After an answer: the same body would be another request. */
    forget: () => {
      lastSent.current = null;
    },
  };
}

/** 128 random bits in hexadecimal. Works on plain http, too, where crypto.randomUUID does not exist. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
