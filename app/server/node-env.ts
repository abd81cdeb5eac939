// Imported before everything else: React chooses its production build, some ten times faster, when it is loaded.
if (!process.argv.includes('--dev')) process.env.NODE_ENV ??= 'production';
