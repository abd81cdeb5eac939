import '../node-env.ts';
import { serveSideProcess } from '../side-process.ts';
import type { PictureAnswer, PictureJob } from './picture-workshop.ts';

// The process behind picture-workshop.ts.
serveSideProcess(async (job: PictureJob): Promise<PictureAnswer> => {
  const { admitPicture, cutSquare, makePictureSizes } = await import('./picture-work.ts');
  if (job.work === 'admit') return admitPicture(job.bytes);
  return job.work === 'square'
    ? { square: await cutSquare(job.bytes) }
    : { files: await makePictureSizes(job) };
});
