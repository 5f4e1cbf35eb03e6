import pg from 'pg';
import { ApiError } from '../errors/api-error.ts';

/** How many bonds, ETFs or shares a user may hold, and how many payments a bond may have: migrations/0006-holding-counts.sql. */
export const MAX_HOLDINGS = 10_000;

/** The result of work that adds a holding. Throws limit_reached if the limit is reached already. */
export async function withinLimit<T>(limit: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'holding_limit')
      throw new ApiError('limit_reached', limit);
    throw error;
  }
}
