import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The minimum a node:http server can do: the same bytes, nothing else. The baseline that no Node
// site can beat.
const [file = '', port = '0'] = process.argv.slice(2);
const body = readFileSync(file);
const head = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': body.length,
};
createServer((_, res) => {
  res.writeHead(200, head);
  res.end(body);
}).listen(Number(port), '127.0.0.1');
