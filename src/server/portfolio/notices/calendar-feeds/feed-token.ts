import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits. */
export function newFeedToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function feedUrl(token: string, appUrl: string): string {
  return `${appUrl}/calendar/${token}.ics`;
}

/** The token in the path of a calendar; undefined if there is none. */
export function readFeedToken(url: string): string | undefined {
  return /^\/calendar\/([\w-]{43})\.ics(?:\?|$)/.exec(url)?.[1];
}
