type Answer<Data> = { data: Data };
type Targets = { activeTargets: { scrapeUrl: string; health: string; lastError: string }[] };
type Vector = { result: { metric: Record<string, string>; value: [number, string] }[] };

export type Seen = {
  /** Targets that it reads, and those that it cannot. */
  up: number;
  down: string[];
  /** Connections to the database that broke, of both sites. */
  lostConnections: number;
  /** Names of the rules that fired. */
  alerts: string[];
};

/** What Prometheus says at the end of a run of less than an hour. */
export async function readPrometheus(): Promise<Seen> {
  const ask = async <Data>(path: string): Promise<Data> =>
    ((await (await fetch(`http://watch:9090/api/v1/${path}`)).json()) as Answer<Data>).data;
  const { activeTargets } = await ask<Targets>('targets');
  const query = async (text: string) => (await ask<Vector>(`query?query=${encodeURIComponent(text)}`)).result;
  const lost = await query('sum(increase(mandir_database_connections_lost_total[1h]))');
  const fired = await query('count by (alertname) (max_over_time(ALERTS{alertstate="firing"}[1h]))');
  const down = activeTargets.filter(({ health }) => health !== 'up');
  return {
    down: down.map(({ scrapeUrl, lastError }) => `${scrapeUrl} ${lastError}`),
    up: activeTargets.length - down.length,
    lostConnections: Math.round(Number(lost[0]?.value[1] ?? 0)),
    alerts: fired.map(({ metric }) => metric.alertname ?? '').toSorted(),
  };
}
