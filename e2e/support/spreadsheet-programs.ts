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

/** Programs that open the files. LibreOffice is large, so it is used only if it is installed. */
export function spreadsheetPrograms(): readonly Program[] {
  if (spawnSync('soffice', ['--version']).status === 0) return [READ_EXCEL_FILE, LIBRE_OFFICE];
  process.stderr.write('LibreOffice is not installed: the files are opened by read-excel-file alone.\n');
  return [READ_EXCEL_FILE];
}

async function readSheet(file: Buffer): Promise<ReadSheet> {
  const [sheet, ...others] = await readExcelFile(file, { trim: false });
  if (sheet === undefined || others.length > 0) throw new Error('the file has not one sheet');
  return { name: sheet.sheet, rows: sheet.data.map((row) => row.map(dayAsText)) };
}

function dayAsText(value: unknown): unknown {
  return value instanceof Date ? value.toISOString().replace('T00:00:00.000Z', '') : value;
}

/** LibreOffice opens the file and saves it as it understood it. */
async function readByLibreOffice(file: Buffer): Promise<ReadSheet> {
  const folder = makeTemporaryFolder();
  const saved = path.join(folder, 'saved');
  try {
    mkdirSync(saved);
    writeFileSync(path.join(folder, 'sheet.xlsx'), file);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const options = [profile, '--headless', '--convert-to', 'xlsx', '--outdir', saved, 'sheet.xlsx'];
    execFileSync('soffice', options, { cwd: folder, stdio: 'pipe' });
    return await readSheet(readFileSync(path.join(saved, 'sheet.xlsx')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
