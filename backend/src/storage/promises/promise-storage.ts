import type { Storage } from '../storage.ts'
import { promiseForgetting } from './forgetting.ts'
import { promiseKeeping } from './keeping.ts'
import { promiseTakingIn } from './taking-in.ts'
import { promiseTelling } from './telling.ts'

/** What every storage promises, whatever lies beneath. `open` gives an empty one that closes with the test. */
export function promiseStorage(open: () => Promise<Storage>): void {
  promiseTakingIn(open)
  promiseTelling(open)
  promiseKeeping(open)
  promiseForgetting(open)
}
