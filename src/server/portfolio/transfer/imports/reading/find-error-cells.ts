import type { CheckedZip } from './check-zip.ts';
import { cellAddress, eachElement } from './each-element.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
/** A quick look, because most sheets have none. */
const HAS_ERRORS = /\st="e"/;

/** The part of the file with the cells of each sheet, by the name of the sheet. */
function sheetParts(zip: CheckedZip): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  eachElement(zip.text(RELATIONS), (_, { Id = '', Target = '' }) => {
    targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
  });
  const parts = new Map<string, string>();
  eachElement(zip.text(WORKBOOK), (element, { name = '', 'r:id': id = '' }) => {
    const part = targets.get(id);
    if (element === 'sheet' && part !== undefined && zip.names.includes(part)) parts.set(name, part);
  });
  return parts;
}

/**
 * The texts of cells with an error, such as '#REF!', by sheet and address 'column row'. The library reads them as empty, but a number that
 * could not be computed is not a missing one.
 */
export function findErrorCells(zip: CheckedZip): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, ReadonlyMap<string, string>>();
  if (!zip.names.includes(RELATIONS)) return found;
  for (const [sheet, part] of sheetParts(zip)) {
    const xml = zip.text(part);
    if (HAS_ERRORS.test(xml)) found.set(sheet, errorsIn(xml));
  }
  return found;
}

function errorsIn(xml: string): ReadonlyMap<string, string> {
  const errors = new Map<string, string>();
  let address: string | undefined;
  let isValue = false;
  eachElement(
    xml,
    (name, { r = '', t = '' }) => {
      if (name === 'c') address = t === 'e' ? cellAddress(r) : undefined;
      isValue = name === 'v';
    },
    (text) => {
      if (isValue && address !== undefined) errors.set(address, text);
      isValue = false;
    },
  );
  return errors;
}
