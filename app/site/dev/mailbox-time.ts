const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** When a letter arrived, and whether it came again (an interrupted sender sends a second time). */
export function arrivalTime(arrivedAt: Date, arrivals: number): string {
  const first = time.format(arrivedAt);
  return arrivals === 1 ? first : `${first}, arrived ${arrivals} times`;
}
