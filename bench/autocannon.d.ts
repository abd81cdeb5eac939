declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    /** Requests a second over all connections; as many as possible without it. */
    overallRate?: number;
    workers?: number;
    /** Asked in turn, instead of `url`. */
    requests?: { path: string; headers?: Record<string, string> }[];
  };
  type Result = {
    requests: { average: number; total: number };
    latency: { p99: number };
    errors: number;
    timeouts: number;
    non2xx: number;
    '3xx': number;
    '4xx': number;
    '5xx': number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
