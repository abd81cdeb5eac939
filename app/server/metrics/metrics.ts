import type pg from 'pg';
import type { SecurityEvent } from '#core/security/security-events.ts';

/**
 * What the site counts about itself for whoever watches it (docs/operations.md, Watching). Labels
 * come from lists of ours: patterns of routes, states, names of jobs. Nothing of a person, an
 * address or what was typed is ever one.
 */
export type Metrics = {
  /** One answered request that was not a cached page; `route` is its pattern. */
  request: (route: string, status: number, ms: number) => void;
  /** One answer from the page cache. */
  cachedPage: (status: number) => void;
  gatewayCall: (call: string, outcome: string, ms: number) => void;
  /** A connection to the database broke: a restart, a failover, the network. */
  databaseLost: () => void;
  /** Another one of several hosts accepts writes now. */
  databaseMoved: () => void;
  /** A query waited for a free connection of the pool. */
  poolWaited: (ms: number) => void;
  securityEvent: (what: SecurityEvent) => void;
  watchPool: (pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>) => void;
  /** Numbers that are read when somebody asks for them, like the age of a queue. */
  watchQueues: (read: () => Promise<QueueFigures>) => void;
  /** All of it in the format of Prometheus; null where nothing is counted. */
  text: (() => Promise<string>) | null;
};

export type QueueFigures = {
  /** Seconds that the oldest one is due, by the queue's name. */
  oldestSeconds: Record<string, number>;
  waiting: Record<string, number>;
  /** Seconds that a job is late, by its name. */
  jobsLateSeconds: Record<string, number>;
  donations: Record<string, number>;
  orders: Record<string, number>;
  stays: Record<string, number>;
  seats: Record<string, number>;
  passes: Record<string, number>;
};

/** The default: nothing is counted. */
export const noMetrics: Metrics = {
  request: () => {},
  cachedPage: () => {},
  gatewayCall: () => {},
  databaseLost: () => {},
  databaseMoved: () => {},
  poolWaited: () => {},
  securityEvent: () => {},
  watchPool: () => {},
  watchQueues: () => {},
  text: null,
};
