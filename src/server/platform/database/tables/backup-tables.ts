import type { NewId, OptionalDay } from './column-types.ts';

interface BackupsTable {
  id: NewId<number>;
  at: Date;
  automatic_on: OptionalDay;
  bytes: number | null;
  failure: string | null;
}

export interface BackupTables {
  backups: BackupsTable;
}
