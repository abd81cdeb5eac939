import { serveSideProcess } from './side-process.ts';

// A process beside the site that tells the names of what stands in its environment (side-process.test.ts).
serveSideProcess(async (): Promise<string[]> => Object.keys(process.env));
