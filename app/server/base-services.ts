import type { Config } from './config.ts';
import type { Db } from './db/schema.ts';

/**
 * The present moment by the database's clock (db/database-clock.ts). Tests pass a clock of their
 * own.
 */
export type Clock = () => Date;

/** Unguessable ids: 128 random bits, url-safe, with a short prefix for what they name ('don_…'). */
export type Ids = (prefix: string) => string;

/** What even the other services are built from. */
export type BaseServices = {
  config: Config & { publicUrl: string };
  db: Db;
  clock: Clock;
  ids: Ids;
};
