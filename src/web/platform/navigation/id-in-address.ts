import type { BondId, ImportId, UserId } from '#api/platform/ids';

const DIGITS = /^[1-9]\d{0,14}$/;

/** The id in a path segment; 0 if it is not an id. */
const readId = (part: string | undefined) => (DIGITS.test(part ?? '') ? Number(part) : 0);
const isUserId = (id: number): id is UserId => id > 0;
const isBondId = (id: number): id is BondId => id > 0;
const isImportId = (id: number): id is ImportId => id > 0;

/** The user id in a path segment; null if it is not an id. */
export function userIdInAddress(part: string | undefined): UserId | null {
  const id = readId(part);
  return isUserId(id) ? id : null;
}

/** The bond id in a path segment; null if it is not an id. */
export function bondIdInAddress(part: string | undefined): BondId | null {
  const id = readId(part);
  return isBondId(id) ? id : null;
}

/** The import id in a path segment; null if it is not an id. */
export function importIdInAddress(part: string | undefined): ImportId | null {
  const id = readId(part);
  return isImportId(id) ? id : null;
}

const ISIN = /^[A-Z0-9]{1,20}$/;

/** The ISIN in a path segment; null if it does not look like one. */
export function isinInAddress(part: string): string | null {
  const isin = part.trim().toUpperCase();
  return ISIN.test(isin) ? isin : null;
}
