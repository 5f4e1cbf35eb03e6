import type { DataKeys } from '../../encryption/data-keys.ts';
import { checkSignature } from '../../encryption/signature.ts';
import { readFirstLine } from './read-backup.ts';

/** Why it is not certain that Kupon wrote the file unchanged; undefined if it is certain. */
export async function findSignatureProblem(file: string, dataKeys: DataKeys): Promise<string | undefined> {
  const { sha256, signature } = await readFirstLine(file);
  if (signature === undefined) {
    return `${file} is not signed, as of an earlier version, or as written where the data key was not at hand`;
  }
  const verdict = checkSignature(signature, { purpose: 'kupon backup', text: sha256 }, dataKeys);
  if (verdict === 'no key') {
    return `${file} is signed with the data key ${signature.keyId}, which is not in ${dataKeys.source} (put it there, unless it is lost)`;
  }
  return verdict === 'wrong'
    ? `the signature of ${file} does not fit: somebody without the data key has written or changed it`
    : undefined;
}
