import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '../../errors/start-error.ts';
import { SERVER_ROLE, SUPERUSER } from './server-role.ts';

const folderIn = (dataDir: string) => path.join(dataDir, 'access');

/**
 * Writes the rules of access to the database: only the operating-system user that runs the server may connect, as the system
 * identifies the other end of the socket. Other processes of the database's own user are refused, and that user cannot write the
 * files. Returns the settings that name the files.
 */
export async function writeAccessRules(dataDir: string): Promise<readonly string[]> {
  const folder = folderIn(dataDir);
  const [rules, names] = [path.join(folder, 'pg_hba.conf'), path.join(folder, 'pg_ident.conf')];
  const user = `"${ownName().replaceAll('"', '""')}"`;
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  await writeForAll(rules, `local all ${SERVER_ROLE},${SUPERUSER} peer map=server\n`);
  await writeForAll(names, [SERVER_ROLE, SUPERUSER].map((role) => `server ${user} ${role}\n`).join(''));
  return [`hba_file=${rules}`, `ident_file=${names}`];
}

export async function removeAccessRules(dataDir: string): Promise<void> {
  await rm(folderIn(dataDir), { recursive: true, force: true });
}

async function writeForAll(file: string, text: string): Promise<void> {
  await writeFile(file, `# Written by Kupon at each start.\n${text}`);
  await chmod(file, 0o644);
}

function ownName(): string {
  try {
    return os.userInfo().username;
  } catch {
    throw new StartError(
      'the embedded database knows the server by its user, and the user that runs it has no name on this machine: ' +
        'give it one (/etc/passwd), or set DATABASE_URL',
    );
  }
}
