export const kindsOfMedia = 'Kinds of media';
export const photos = 'Photos';
export const audio = 'Audio';
export const video = 'Video';
export const counted = (kind: string, count: number) => `${kind} (${count})`;
export const toHear = 'To hear';
export const toWatch = 'To watch';
export const length = 'Length';

export const photo = 'Photo';
export const zoomOut = 'Zoom out';
export const zoomIn = 'Zoom in';
export const download = 'Download';
export const share = 'Share';
export const previousPhoto = 'Previous photo';
export const nextPhoto = 'Next photo';
export const close = 'Close';
export const linkCopied = 'Link copied';
export const linkNotCopied = 'The link could not be copied';
