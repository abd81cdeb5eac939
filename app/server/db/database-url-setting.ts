import { z } from 'zod';
import { readDatabaseHosts } from './database-hosts.ts';

/** DATABASE_URL: one host, or several of which one accepts writes. */
export const databaseUrlSetting = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
  .superRefine((url, check) => {
    try {
      readDatabaseHosts(url);
    } catch (error) {
      check.addIssue((error as Error).message);
    }
  });
