import { HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'
import type { Editor } from '../../cms/tests/sign-in.ts'
import { sendSubmission } from '../editors/send-submissions.ts'

const STORE = {
  companyName: 'Example Bakery, Lda.',
  vatNumber: '501 442 600',
  address: '1 Example Street',
  zipCode: '1000-001',
  storeName: 'Example Bakery',
  businessSector: 'Bakery',
  iban: 'PT50 0002 0123 1234 5678 9015 4',
  bankName: 'Example Bank',
  contactName: 'Zoë',
  contactLastName: 'Example',
  contactRole: 'Owner',
  installationAddress: '1 Example Street',
  shortDescription: 'Bread and cakes, all day',
  longDescription:
    'A small bakery with six tables and a counter for coffee. We bake from five in the morning.',
  certificateCode: '',
  storeWebsite: '',
  swiftCode: '',
  facebook: '',
  instagram: '',
  otherSocial: '',
}

const EXAMPLES = [
  ['contact', { firstName: 'Ada', lastName: 'Example', message: 'Do you support refunds in store?' }],
  ['local-partner', { firstName: 'Rui', lastName: 'Example', companyName: 'Example Partners' }],
  ['investor', { firstName: 'Inês', lastName: 'Example', companyName: 'Example Capital' }],
  ['installation', STORE],
] as const

/** A few submissions in different states; resolves to the id of one with sensitive answers. */
export async function fillInbox(site: string, editor: Editor): Promise<string> {
  const references: string[] = []
  for (const [form, answers] of EXAMPLES) references.push(await sendSubmission(site, form, answers))
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
