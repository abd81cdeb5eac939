import { createServer } from 'node:http';
import { loadConfig } from '../config.ts';
import { webhookPath } from '../purchases/gateway-paths.ts';
import { makeDemoGateway } from './demo-gateway.ts';

/**
 * The test gateway as a process of its own, so that it outlives a killed site. Takes the site's own
 * variables: RAZORPAY_URL is where it listens, PUBLIC_URL where the events go, DATA_FOLDER where
 * the journal is.
 */
const config = loadConfig();
if (!config.gateway || !config.publicUrl) {
  console.error('The test gateway needs RAZORPAY_URL, the RAZORPAY_ keys and PUBLIC_URL.');
  process.exit(1);
}
const { port, hostname } = new URL(config.gateway.url);
const gateway = makeDemoGateway({
  config: config.gateway,
  webhookUrl: `${config.publicUrl}${webhookPath}`,
  file: `${config.dataFolder}/test-gateway.jsonl`,
  every: 20,
});

const server = createServer(async (req, res) => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const headers = Object.entries(req.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
  const url = new URL(req.url ?? '/', config.gateway?.url);
  const response = await gateway.handle(new Request(url, { method: req.method, headers, body }));
  res.writeHead(response.status, Object.fromEntries(response.headers));
  res.end(Buffer.from(await response.arrayBuffer()));
});
server.listen(Number(port), hostname, () =>
  console.log(`The test gateway is open at ${config.gateway?.url}`),
);

process.once('SIGTERM', async () => {
  server.close();
  await gateway.close();
  process.exit(0);
});
