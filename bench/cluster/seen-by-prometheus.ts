type Answer<Data> = { data: Data };
type Targets = { activeTargets: { scrapeUrl: string; health: string; lastError: string }[] };
type Vector = { result: { value: [number, string] }[] };

/** What Prometheus says at the end: targets that it cannot read, and the failovers that it saw. */
export async function readPrometheus(): Promise<{ down: string[]; failovers: number; up: number }> {
  const ask = async <Data>(path: string): Promise<Data> =>
    ((await (await fetch(`http://watch:9090/api/v1/${path}`)).json()) as Answer<Data>).data;
  const { activeTargets } = await ask<Targets>('targets');
  const query = encodeURIComponent('sum(max_over_time(mandir_database_failovers_total[1h]))');
  const { result } = await ask<Vector>(`query?query=${query}`);
  const down = activeTargets.filter(({ health }) => health !== 'up');
  return {
    down: down.map(({ scrapeUrl, lastError }) => `${scrapeUrl} ${lastError}`),
    up: activeTargets.length - down.length,
    failovers: Number(result[0]?.value[1] ?? 0),
  };
}
