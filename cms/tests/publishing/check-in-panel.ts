import type { Finding } from '../../../content/check/finding.ts'
import { checkValues } from '../../src/admin/checks/check-values.ts'
import type { CheckedType } from '../../src/admin/checks/checked-types.ts'
import type { PublishedContext } from '../../src/admin/checks/published-context.ts'
import { editor } from './service.ts'

/** What the panel finds in what a form holds: by its own code, with what the content service says is published. */
export async function checkInPanel(type: CheckedType, values: object): Promise<readonly Finding[]> {
  const documentId = 'documentId' in values ? String(values.documentId) : undefined
  const query = new URLSearchParams({ type, ...(documentId !== undefined && { documentId }) })
  const { status, body } = await editor.request('GET', `/checks/context?${query}`)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return checkValues(type, values, (body as { data: PublishedContext }).data)
}
