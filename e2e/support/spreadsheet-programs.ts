import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '#testing/processes/temporary-folder';
import readExcelFile from 'read-excel-file/node';

/** A sheet as a program reads it: a day as 'YYYY-MM-DD', an empty cell as null. */
export interface ReadSheet {
  readonly name: string;
  readonly rows: readonly (readonly unknown[])[];
}

interface Program {
  readonly name: string;
  readonly read: (file: Buffer) => Promise<ReadSheet>;
}

const READ_EXCEL_FILE: Program = { name: 'read-excel-file', read: readSheet };
const LIBRE_OFFICE: Program = { name: 'LibreOffice', read: readByLibreOffice };

export const hasLibreOffice = () => spawnSync('soffice', ['--version']).status === 0;

/** Programs that open the files. LibreOffice is large, so it is used only if it is installed. */
export function spreadsheetPrograms(): readonly Program[] {
  if (hasLibreOffice()) return [READ_EXCEL_FILE, LIBRE_OFFICE];
  process.stderr.write('LibreOffice is not installed: the files are opened by read-excel-file alone.\n');
  return [READ_EXCEL_FILE];
}

/** The only sheet of a file. */
export async function readSheet(file: Buffer): Promise<ReadSheet> {
  const [sheet, ...others] = await readExcelFile(file, { trim: false });
  if (sheet === undefined || others.length > 0) throw new Error('the file has not one sheet');
  return { name: sheet.sheet, rows: sheet.data.map((row) => row.map(dayAsText)) };
}

function dayAsText(value: unknown): unknown {
  return value instanceof Date ? value.toISOString().replace('T00:00:00.000Z', '') : value;
}

/** LibreOffice opens the file and saves it as it understood it. */
function readByLibreOffice(file: Buffer): Promise<ReadSheet> {
  return readSheet(
    inLibreOffice(file, ({ run }) => run('--convert-to', 'xlsx', '--outdir', 'saved', 'sheet.xlsx')),
  );
}

interface EditedCell {
  readonly sheet: string;
  /** 'F2'. */
  readonly cell: string;
  readonly value: number;
}

/** LibreOffice opens the file, writes a number into a cell, and saves it as a workbook of Excel. */
export function editByLibreOffice(file: Buffer, { sheet, cell, value }: EditedCell): Buffer {
  return inLibreOffice(file, ({ folder, run }) => {
    // The first start creates the profile for the macro.
    run('--convert-to', 'csv', '--outdir', 'profile', 'sheet.xlsx');
    writeFileSync(path.join(folder, 'profile/user/basic/Standard/Module1.xba'), MACRO);
    const values = ['sheet.xlsx', 'saved/sheet.xlsx'].map((name) => `"${path.join(folder, name)}"`);
    run(`macro:///Standard.Module1.Edit(${[...values, `"${sheet}"`, `"${cell}"`, value].join(',')})`);
  });
}

const MACRO = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">
Sub Edit(opened As String, saved As String, sheet As String, cell As String, number As Double)
  Dim opening(0) As New com.sun.star.beans.PropertyValue
  opening(0).Name = "Hidden"
  opening(0).Value = True
  book = StarDesktop.loadComponentFromURL(ConvertToURL(opened), "_blank", 0, opening())
  book.Sheets.getByName(sheet).getCellRangeByName(cell).Value = number
  Dim saving(0) As New com.sun.star.beans.PropertyValue
  saving(0).Name = "FilterName"
  saving(0).Value = "Calc MS Excel 2007 XML"
  book.storeToURL(ConvertToURL(saved), saving())
  book.close(True)
End Sub
</script:module>
`;

interface Office {
  readonly folder: string;
  readonly run: (...args: readonly string[]) => void;
}

/** What LibreOffice writes to `saved`, with a profile of its own. */
function inLibreOffice(file: Buffer, work: (office: Office) => void): Buffer {
  const folder = makeTemporaryFolder();
  try {
    mkdirSync(path.join(folder, 'saved'));
    writeFileSync(path.join(folder, 'sheet.xlsx'), file);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    work({
      folder,
      run: (...args) =>
        execFileSync('soffice', [profile, '--headless', ...args], { cwd: folder, stdio: 'pipe' }),
    });
    return readFileSync(path.join(folder, 'saved', 'sheet.xlsx'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
