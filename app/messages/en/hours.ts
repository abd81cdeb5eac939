export const closed = 'Closed';
export const templeOpen = 'Temple open';
export const templeClosed = 'Temple closed';
