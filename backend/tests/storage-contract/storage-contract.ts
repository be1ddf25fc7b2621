import type { Storage } from '../../src/storage/storage.ts'
import { promiseForgetting } from './deletion.ts'
import { promiseKeeping } from './retention.ts'
import { promiseTakingIn } from './acceptance.ts'
import { promiseTelling } from './deliveries.ts'

/** What every storage promises, whatever lies beneath. `open` gives an empty one that closes with the test. */
export function promiseStorage(open: () => Promise<Storage>): void {
  promiseTakingIn(open)
  promiseTelling(open)
  promiseKeeping(open)
  promiseForgetting(open)
}
