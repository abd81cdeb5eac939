import { z } from 'zod';

/** An S3-compatible object store, as the environment names it. */
export type S3Config = {
  bucket: string;
  /** Before every name, without slashes at its ends; '' for none. */
  prefix: string;
  /** Without a trailing slash. */
  endpoint: string;
  region: string;
  keyId: string;
  keySecret: string;
  /** Whether the bucket is the first part of the path, or of the host's name. */
  pathStyle: boolean;
};

// A bucket's name: 3 to 63 characters (Amazon S3 User Guide, 'Bucket naming rules').
const shape = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9._/-]*))?$/;

/** 's3://bucket/prefix'. */
export const mediaUrlSetting = z.string().transform((text, check) => {
  const [, bucket, prefix = ''] = shape.exec(text) ?? [];
  if (!bucket || /(^|\/)\.{1,2}(\/|$)|\/\//.test(prefix)) {
    check.addIssue('must be s3://bucket or s3://bucket/prefix');
    return z.NEVER;
  }
  return { bucket, prefix: prefix.replace(/\/$/, '') };
});
