import type { Names } from '../../names.ts';
import type { Slots } from '../../slots/slots.ts';
import type { Turn } from '../turn.ts';
import { ofBought } from './of-bought.ts';
import { ofPayers } from './of-payers.ts';

/** The question before, of the holdings that this one can be about. */
export const ofThose = (before: Turn | undefined, asked: Slots, names: Names): Turn | undefined =>
  ofPayers(ofBought(before, asked), asked, names);
