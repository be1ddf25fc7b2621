import type { Storage } from '../../src/storage/storage.ts'
import { describeDeletion } from './deletion.ts'
import { describeInboxLists } from './inbox-lists.ts'
import { describeStaffWork } from './staff.ts'
import { describeRetention } from './retention.ts'
import { describeAcceptance } from './acceptance.ts'
import { describeDeliveries } from './deliveries.ts'

/** The contract of every storage, whatever the database. `open` returns an empty one that closes with the test. */
export function describeStorageContract(open: () => Promise<Storage>): void {
  describeAcceptance(open)
  describeDeliveries(open)
  describeRetention(open)
  describeDeletion(open)
  describeInboxLists(open)
  describeStaffWork(open)
}
