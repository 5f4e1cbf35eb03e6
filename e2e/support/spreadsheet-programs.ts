import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { makeTemporaryFolder } from '#testing/processes/temporary-folder';
import readExcelFile from 'read-excel-file/node';

/** A sheet as a program reads it: a day as 'YYYY-MM-DD', an empty cell as null. */
export interface ReadSheet {
  readonly name: string;
  readonly rows: readonly (readonly unknown[])[];
}

interface Program {
  readonly name: string;
  /** The only sheet of each file. */
  readonly read: (files: readonly Buffer[]) => Promise<readonly ReadSheet[]>;
}

const READ_EXCEL_FILE: Program = {
  name: 'read-excel-file',
  read: (files) => Promise.all(files.map((file) => readSheet(file))),
};
const LIBRE_OFFICE: Program = { name: 'LibreOffice', read: readByLibreOffice };

let isInstalled: boolean | undefined;

export const hasLibreOffice = () => (isInstalled ??= spawnSync('soffice', ['--version']).status === 0);

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

/** LibreOffice opens the files and saves them as it understood them. One start takes longer than many files. */
function readByLibreOffice(files: readonly Buffer[]): Promise<readonly ReadSheet[]> {
  return READ_EXCEL_FILE.read(
    inLibreOffice(files, ({ names, run }) => run('--convert-to', 'xlsx', '--outdir', 'saved', ...names)),
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
  const [edited] = inLibreOffice([file], ({ folder, names, run }) => {
    // The first start creates the folder for the macro.
    const macros = path.join(profile(), 'user/basic/Standard');
    if (!existsSync(macros)) run('--convert-to', 'csv', ...names);
    writeFileSync(path.join(macros, 'Module1.xba'), MACRO);
    const values = ['', 'saved'].map((part) => `"${path.join(folder, part, names[0]!)}"`);
    run(`macro:///Standard.Module1.Edit(${[...values, `"${sheet}"`, `"${cell}"`, value].join(',')})`);
  });
  return edited!;
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
  /** The files in it. */
  readonly names: readonly string[];
  readonly run: (...args: readonly string[]) => void;
}

let profileOfWorker: string | undefined;

/** The folder of settings that the starts of a worker share, one after the other. */
const profile = () => (profileOfWorker ??= makeTemporaryFolder(inject('folder')));

/** What LibreOffice writes to `saved` for each file. */
function inLibreOffice(files: readonly Buffer[], work: (office: Office) => void): readonly Buffer[] {
  const folder = makeTemporaryFolder();
  try {
    mkdirSync(path.join(folder, 'saved'));
    const names = files.map((_, number) => `sheet-${number}.xlsx`);
    for (const [number, file] of files.entries()) writeFileSync(path.join(folder, names[number]!), file);
    const settings = [`-env:UserInstallation=file://${profile()}`, '--headless'];
    work({
      ...{ folder, names },
      run: (...args) => execFileSync('soffice', [...settings, ...args], { cwd: folder, stdio: 'pipe' }),
    });
    return names.map((name) => readFileSync(path.join(folder, 'saved', name)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
