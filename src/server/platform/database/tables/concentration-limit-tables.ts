import type { UserId } from '#api/platform/ids';

export interface ConcentrationLimitTables {
  concentration_limits: {
    user_id: UserId;
    issuer: string | null;
    bank: string | null;
    non_euro: string | null;
  };
}
