export const closed = 'बंद';
export const templeOpen = 'मंदिर खुला है';
export const templeClosed = 'मंदिर बंद है';
