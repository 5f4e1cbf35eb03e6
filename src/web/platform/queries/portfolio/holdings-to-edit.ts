import {
  listHoldingsToEdit,
  listMyHoldingsToEdit,
  type HoldingsToEdit,
} from '#api/portfolio/imports/holdings-to-edit';
import { call } from '../../api-client/call.ts';
import type { Owner } from '../shared-keys.ts';

/** Everything that a user holds and has received, as stored now. */
export function readHoldingsToEdit(owner: Owner, signal: AbortSignal): Promise<HoldingsToEdit> {
  return owner === 'me'
    ? call(listMyHoldingsToEdit, { signal })
    : call(listHoldingsToEdit, { params: { id: owner }, signal });
}
