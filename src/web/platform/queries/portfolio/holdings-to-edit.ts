import type { EditingKind } from '#domain/imports/editing/editing-sheets';
import type { HoldingToEdit } from '#domain/imports/editing/editing-row';
import { mapBondFields } from '#api/portfolio/bond-fields';
import { listMyBonds, type Bond } from '#api/portfolio/bonds';
import { kindEndpoints, type EtfOrShare, type Kind } from '#api/portfolio/etfs-and-shares';
import { findUserDetails } from '#api/people/users';
import { call } from '../../api-client/call.ts';
import type { Owner } from '../shared-keys.ts';

const bondToEdit = (bond: Bond): HoldingToEdit => ({
  id: bond.id,
  version: bond.version,
  fields: { ...mapBondFields((name) => bond[name]), expired: bond.expired },
});

const etfOrShareToEdit = ({ id, version, ...fields }: EtfOrShare): HoldingToEdit => ({ id, version, fields });

async function readBonds(owner: Owner, signal: AbortSignal): Promise<readonly Bond[]> {
  if (owner === 'me') return (await call(listMyBonds, { signal })).data;
  return (await call(findUserDetails, { params: { id: owner }, signal })).bonds;
}

function readEtfsOrShares(kind: Kind, owner: Owner, signal: AbortSignal): Promise<readonly EtfOrShare[]> {
  const { listMine, listOfUser } = kindEndpoints(kind);
  return owner === 'me' ? call(listMine, { signal }) : call(listOfUser, { params: { id: owner }, signal });
}

/** Everything that somebody holds, active and expired, as it is stored now. */
export async function readHoldingsToEdit(
  owner: Owner,
  signal: AbortSignal,
): Promise<Readonly<Record<EditingKind, readonly HoldingToEdit[]>>> {
  const [bonds, etfs, shares] = await Promise.all([
    readBonds(owner, signal),
    readEtfsOrShares('etf', owner, signal),
    readEtfsOrShares('share', owner, signal),
  ]);
  return {
    bond: bonds.map(bondToEdit),
    etf: etfs.map(etfOrShareToEdit),
    share: shares.map(etfOrShareToEdit),
  };
}
