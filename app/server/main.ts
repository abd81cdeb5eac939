import './node-env.ts';

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error('Start the site with "npm start": it brings the Node 24 that this needs.');
  process.exit(1);
}

// Imported only now, so that the lines above run first.
const { runSite } = await import('./run-site.ts');
await runSite({ development: process.argv.includes('--dev') });
