import { setPriority } from 'node:os'

/**
 * Lowers the priority of this process; on Linux, of the thread that calls. A hardened system may forbid it: then it
 * stays.
 *
 * @param priority from 1 to 19, the lowest
 */
export function lowerPriority(priority: number): void {
  try {
    setPriority(priority)
  } catch {
    // It works at normal priority, too.
  }
}
