import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { StoredSubmission } from '../src/storage/commands/submissions.ts'
import type { Storage } from '../src/storage/storage.ts'
import { SUBMISSION_STATUSES } from '../src/storage/tables.ts'

/** What is stored, in the order of arrival: up to a hundred submissions. */
export async function listStored(storage: Pick<Storage, 'listInbox'>): Promise<readonly StoredSubmission[]> {
  const forms = ALL_FORMS.map(({ name }) => name)
  return (await storage.listInbox({ forms, statuses: SUBMISSION_STATUSES, limit: 100 })).toReversed()
}
