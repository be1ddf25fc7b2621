import { HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'
import type { Editor } from '../../cms/tests/sign-in.ts'
import { sendSubmission } from '../editors/send-submissions.ts'

/** A few submissions in different states; resolves to the id of one with sensitive answers. */
export async function fillInbox(site: string, editor: Editor): Promise<string> {
  const people = [
    ['contact', { firstName: 'Ada', lastName: 'Example', message: 'Do you support refunds in store?' }],
    ['local-partner', { firstName: 'Rui', lastName: 'Example' }],
    ['investor', { firstName: 'Inês', lastName: 'Example' }],
    ['installation', { firstName: 'Zoë', lastName: 'Example' }],
  ] as const
  const references: string[] = []
  for (const [form, answers] of people) references.push(await sendSubmission(site, form, answers))
  await sendSubmission(site, 'contact', { [HONEYPOT_NAME]: 'x', firstName: 'Cheap', lastName: 'Offers' })
  const ask = async (operation: string, input: object) =>
    (await editor.request('POST', `/inbox/${operation}`, input)).body as Record<
      string,
      { id: string; version: number }
    >
  const items = await Promise.all(references.map(async (id) => (await ask('show', { id }))['item']!))
  const { me } = (await ask('colleagues', {})) as unknown as { me: { id: string; name: string } }
  const [first, second, , last] = items
  await ask('change', { id: first!.id, version: first!.version, status: 'in-progress', assignee: me })
  await ask('change', { id: second!.id, version: second!.version, status: 'handled' })
  await ask('note', { id: last!.id, text: 'Asked for the opening hours of the second store.' })
  return last!.id
}
