import type { BondId, ImportId, UserId } from '#api/platform/ids';

const DIGITS = /^[1-9]\d{0,14}$/;

/** The id that a part of an address names; 0 where it names none. */
const readId = (part: string | undefined) => (DIGITS.test(part ?? '') ? Number(part) : 0);
const isUserId = (id: number): id is UserId => id > 0;
const isBondId = (id: number): id is BondId => id > 0;
const isImportId = (id: number): id is ImportId => id > 0;

/** The user whom a part of an address names; null where it names none. */
export function userIdInAddress(part: string | undefined): UserId | null {
  const id = readId(part);
  return isUserId(id) ? id : null;
}

/** The bond that a part of an address names; null where it names none. */
export function bondIdInAddress(part: string | undefined): BondId | null {
  const id = readId(part);
  return isBondId(id) ? id : null;
}

/** The import that a part of an address names; null where it names none. */
export function importIdInAddress(part: string | undefined): ImportId | null {
  const id = readId(part);
  return isImportId(id) ? id : null;
}

const ISIN = /^[A-Z0-9]{1,20}$/;

/** The ISIN that a part of an address names; null where it names none. */
export function isinInAddress(part: string): string | null {
  const isin = part.trim().toUpperCase();
  return ISIN.test(isin) ? isin : null;
}
