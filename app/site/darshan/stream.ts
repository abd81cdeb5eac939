/** YouTube without its cookies: nothing is stored before the film plays. */
export const streamOrigin = 'https://www.youtube-nocookie.com';

export function streamFrame(videoRef: string): string {
  return `${streamOrigin}/embed/${videoRef}?autoplay=1&rel=0&playsinline=1`;
}

/** Without script: the film on its own site. */
export function streamPage(videoRef: string): string {
  return `https://www.youtube.com/watch?v=${videoRef}`;
}
