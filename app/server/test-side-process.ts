import { serveSideProcess } from './side-process.ts';

// A side process that returns the names in its environment (side-process.test.ts).
serveSideProcess(async (): Promise<string[]> => Object.keys(process.env));
