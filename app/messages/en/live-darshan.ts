export const liveNow = 'Live now';
export const beginsAnyMinute = 'Begins any minute';
export const scheduled = 'Scheduled';
export const watchAgain = 'Watch again';
export const over = 'Over';
export const hereInAMoment = 'The stream will be here in a moment.';
/** `day` is 'tomorrow' or 'on Friday, 27 November 2026'. */
export const dayAndTime = (day: string, time: string) => `${day} at ${time}`;
export const curtainOpens = (dayAndTime: string) => `The curtain opens ${dayAndTime}.`;
export const watchLive = 'Watch live';
export const play = 'Play';
export const ofFilm = (title: string) => `: ${title}`;
export const loadsFromYouTube = 'Loads the film from YouTube.';
export const liveDarshan = 'Live darshan';
export const photosOfToday = 'Photos of today';
export const comingUp = 'Coming up';
export const onNow = 'On now';
