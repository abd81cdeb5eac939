/**
 * Milliseconds of CPU for the same work each time: how fast the machine is just now. Processes that
 * share its caches, and machines that share its host, make the same code dearer by half and more.
 */
export function unitOfWork(): number {
  const before = process.cpuUsage();
  let text = '';
  for (let at = 0; at < 60_000; at += 1) {
    text = JSON.stringify({ at, text: text.slice(-20), of: [at, at * 2] });
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
