import { enableCompileCache } from 'node:module';

// Imported before everything else. React chooses its production build, some ten times faster, when it is loaded;
// and Node keeps what it compiled for the next start.
if (!process.argv.includes('--dev')) process.env.NODE_ENV ??= 'production';
enableCompileCache();
