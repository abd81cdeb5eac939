import '../node-env.ts';
import { serveSideProcess } from '../side-process.ts';
import type { PictureAnswer, PictureJob } from './picture-workshop.ts';

// The process behind picture-workshop.ts.
serveSideProcess(async (job: PictureJob): Promise<PictureAnswer> => {
  const { admitPicture, cropPicture, cutSquare, fitForSharing, makePictureSizes } = await import(
    './picture-work.ts'
  );
  if (job.work === 'admit') return admitPicture(job.bytes);
  if (job.work === 'crop') return { picture: await cropPicture(job.bytes, job.box) };
  if (job.work === 'square') return { square: await cutSquare(job.bytes) };
  if (job.work === 'share') return { share: await fitForSharing(job.bytes) };
  return { files: await makePictureSizes(job) };
});
