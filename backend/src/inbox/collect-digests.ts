import { MAX_LISTED_SUBMISSIONS } from '../mail/digest-mail.ts'
import { staffMailbox } from '../mail/staff-mailbox.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import type { BackendSettings } from '../settings.ts'
import type { Storage } from '../storage/storage.ts'
import type { FormReader } from '../submissions/submission-decrypter.ts'
import { plainAnswers } from '../submissions/encrypted-answers.ts'
import type { Item } from './api/wire-types.ts'
import type { DigestProgress } from './digest-progress.ts'
import { iterateInbox } from './iterate-inbox.ts'
import { knownForms } from './known-forms.ts'
import { toItem } from './to-item.ts'

interface CollectDependencies {
  readonly storage: Storage
  readonly settings: BackendSettings
  readonly keys: DataKeys
  readonly formOf: FormReader
}

/** What one mailbox gets: the first items, and how many there are. */
export interface Digest {
  readonly mailbox: string
  /** Milliseconds since 1970. */
  readonly since: number
  readonly items: Item[]
  count: number
}

/** What was quarantined since the last digest of each mailbox and still is, by the mailbox's keyed hash. */
export async function collectDigests(
  context: CollectDependencies,
  progress: DigestProgress,
  until: number,
): Promise<ReadonlyMap<string, Digest>> {
  const forms = await knownForms(context)
  const since = Math.min(progress.until, ...Object.values(progress.pending))
  const groups = new Map<string, Digest>()
  for await (const stored of iterateInbox(context, { forms, statuses: ['quarantined'], since, until })) {
    const form = await context.formOf(stored)
    const mailbox = staffMailbox(context.settings.mail, { form, answers: plainAnswers(stored.answers) })
    const id = context.keys.hash('digest', mailbox)
    const group = groups.get(id) ?? {
      mailbox,
      since: progress.pending[id] ?? progress.until,
      items: [],
      count: 0,
    }
    if (stored.receivedAt < group.since) continue
    groups.set(id, group)
    group.count += 1
    if (group.items.length < MAX_LISTED_SUBMISSIONS) group.items.push(await toItem(context, stored))
  }
  return groups
}
