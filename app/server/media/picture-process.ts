import '../node-env.ts';
import { serveSideProcess } from '../side-process.ts';
import type { PictureAnswer, PictureJob } from './picture-workshop.ts';

// The other side of picture-workshop.ts.
serveSideProcess(async (job: PictureJob): Promise<PictureAnswer> => {
  const { admitPicture, makePictureSizes } = await import('./picture-work.ts');
  return job.work === 'admit' ? admitPicture(job.bytes) : { files: await makePictureSizes(job) };
});
