import { z } from 'zod';
import { editingRow, type EditingCell, type RowToEdit } from '#domain/imports/editing/editing-row';
import type { EditingKind } from '#domain/imports/editing/editing-sheets';
import { endpoint } from '../../platform/endpoint.ts';
import { inPath, UserId } from '../../platform/ids.ts';
import { mapBondFields } from '../bond-fields.ts';
import { Bond } from '../bonds.ts';
import { Distribution } from '../distributions.ts';
import { EtfOrShare } from '../etfs-and-shares.ts';
import { CashFlow } from '../cash-flows.ts';
import { Payment } from '../payments.ts';

const WithDistributions = EtfOrShare.extend({ distributions: z.array(Distribution) });

/** Everything that a user holds, has received and expects, at one moment. */
const HoldingsToEdit = z.object({
  bonds: z.array(Bond.and(z.object({ payments: z.array(Payment), cashFlows: z.array(CashFlow) }))),
  etfs: z.array(WithDistributions),
  shares: z.array(WithDistributions),
});
export type HoldingsToEdit = z.output<typeof HoldingsToEdit>;
export type HoldingsToEditOnWire = z.input<typeof HoldingsToEdit>;

export const listMyHoldingsToEdit = endpoint({
  method: 'GET',
  path: '/my/holdings-to-edit',
  access: 'signed-in',
  summary:
    "The signed-in user's bonds, ETFs and shares with what they paid and will pay, to be written into a file that is edited and imported again",
  answer: HoldingsToEdit,
});

export const listHoldingsToEdit = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/holdings-to-edit',
  access: 'administrator',
  summary:
    'The bonds, ETFs and shares of a user with what they paid and will pay, to be written into a file that is edited and imported again',
  params: z.object({ id: inPath.id(UserId) }),
  answer: HoldingsToEdit,
});

type Rows = readonly (readonly EditingCell[])[];

const makeRows = (kind: EditingKind, rows: readonly RowToEdit[]): Rows =>
  rows.map((row) => editingRow(kind, row));

const holdingToEdit = ({ id, version, ...fields }: HoldingsToEdit['etfs'][number]): RowToEdit => ({
  id,
  version,
  fields,
});

/** The lines of the file, by kind of sheet. */
export function editingRows({ bonds, etfs, shares }: HoldingsToEdit): Readonly<Record<EditingKind, Rows>> {
  const payments = bonds.flatMap(({ isin, bank, currency, payments: paid }) =>
    paid.map(({ id, version, ...payment }) => ({
      id,
      version,
      fields: { isin, bank, currency, ...payment },
    })),
  );
  const cashFlows = bonds.flatMap(({ isin, bank, currency, cashFlows: expected }) =>
    expected.map(({ id, version, ...cashFlow }) => ({
      ...{ id, version },
      fields: { isin, bank, currency, ...cashFlow },
    })),
  );
  const distributions = [...etfs, ...shares].flatMap(({ isin, bank, distributions: paid }) =>
    paid.map(({ id, version, ...one }) => ({ id, version, fields: { isin, bank, ...one } })),
  );
  const bondsToEdit = bonds.map(({ id, version, expired, ...bond }) => ({
    ...{ id, version },
    fields: { ...mapBondFields((name) => bond[name]), expired },
  }));
  return {
    bond: makeRows('bond', bondsToEdit),
    etf: makeRows('etf', etfs.map(holdingToEdit)),
    share: makeRows('share', shares.map(holdingToEdit)),
    payment: makeRows('payment', payments),
    distribution: makeRows('distribution', distributions),
    cashFlow: makeRows('cashFlow', cashFlows),
  };
}
