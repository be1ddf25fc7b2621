/** A time as staff read it, e.g. '2026-11-20 11:19', in UTC. */
export function formatTime(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}
