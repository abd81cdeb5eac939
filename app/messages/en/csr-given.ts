export const receivedOf = (received: string, target: string) => `${received} of ${target} received`;
export const received = (received: string) => `${received} received`;
export const spent = (spent: string) => `${spent} of it spent`;
