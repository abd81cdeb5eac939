import { writeCompiledPages } from '../app/server/receipts/jsx-pages.ts';

// Compiles the JSX of the printed pages for the printing process; part of `npm run build`.
await writeCompiledPages();
