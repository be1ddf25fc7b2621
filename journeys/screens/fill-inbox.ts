import { HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'
import type { Editor } from '../../cms/tests/sign-in.ts'
import { SAMPLE_PDF } from '../forms/sample-pdf.ts'
import { sendSubmission, sendWithFiles } from '../editors/send-submissions.ts'
import { moveIntoPast } from './move-into-past.ts'

type Answers = Readonly<Record<string, string>>

interface Example {
  readonly form: string
  readonly answers: Answers
  /** How long ago it arrived. */
  readonly hours: number
  /** What staff have done with it since. */
  readonly actions?: readonly Action[]
}

type Action = 'assign' | 'start' | 'reply' | 'done' | 'note'

const LATE: readonly Action[] = ['assign', 'reply', 'done']

const ADDRESS = {
  addressLine1: '1 Example Street',
  addressLine2: '',
  city: 'Lisbon',
  state: '',
  zipCode: '1000-001',
  country: 'portugal',
}

const BAKERY = {
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

const TEA_SHOP = {
  ...ADDRESS,
  responsiblePersonFirstName: 'Yuki',
  responsiblePersonLastName: 'Example',
  legalName: 'Example Tea, Lda.',
  vatId: '501 442 600',
  publicName: 'Example Tea',
  shortDescription: 'Tea by mail',
  longDescription: 'Green, black and herbal teas, packed by hand and sent the same day.',
  facebook: '',
  instagram: '',
  otherSocial: '',
  storeWebsite: 'https://tea.example.com',
  bankName: 'Example Bank',
  iban: 'PT50 0002 0123 1234 5678 9015 5',
  swiftCode: 'EXAMPTPL',
}

function contact(firstName: string, subject: string, message: string): Answers {
  return { subject, firstName, lastName: 'Example', email: `${firstName.toLowerCase()}@example.com`, message }
}

/** Oldest first: what arrives later is listed above. */
const EXAMPLES: readonly Example[] = [
  {
    form: 'contact',
    answers: contact('Noor', 'General Information', 'Is there a press kit?'),
    hours: 620,
    actions: LATE,
  },
  {
    form: 'local-partner',
    answers: { ...ADDRESS, firstName: 'Rui', lastName: 'Example', companyName: 'Example Partners' },
    hours: 410,
    actions: ['assign', 'start'],
  },
  {
    form: 'contact',
    answers: contact('Mika', 'Recruiting', 'Do you take interns?'),
    hours: 300,
    actions: LATE,
  },
  {
    form: 'career-apply',
    answers: { firstName: 'Sam', lastName: 'Example', country: 'ireland', email: 'sam@example.com' },
    hours: 190,
  },
  {
    form: 'investor',
    answers: {
      firstName: 'Inês',
      lastName: 'Example',
      country: 'portugal',
      companyName: 'Example Capital',
      companyRole: 'Partner',
      companyWebsite: 'https://capital.example.com',
      amountToInvest: '1m+',
      message: 'We would like to see the figures of the last two years.',
    },
    hours: 120,
    actions: ['assign', 'reply'],
  },
  {
    form: 'contact',
    answers: contact('Omar', 'Support', 'The app shows yesterday\u2019s balance.'),
    hours: 75,
    actions: LATE,
  },
  { form: 'os-installation', answers: TEA_SHOP, hours: 52, actions: ['assign', 'start'] },
  {
    form: 'contact',
    answers: contact('Lena', 'Local Partners', 'Who covers Porto?'),
    hours: 50,
    actions: ['assign', 'reply', 'done'],
  },
  {
    form: 'apply',
    answers: {
      firstName: 'Tove',
      lastName: 'Example',
      location: 'Remote',
      positionArea: 'Design',
      additionalInfo: 'I draw icons and write about them.',
    },
    hours: 27,
  },
  {
    form: 'contact',
    answers: {
      [HONEYPOT_NAME]: 'x',
      ...contact('Cheap', 'General Information', 'Buy our list of 5,000,000 addresses'),
      lastName: 'Offers',
    },
    hours: 26,
  },
  {
    form: 'contact',
    answers: contact('Ada', 'Support', 'Do you support refunds in store?'),
    hours: 5,
    actions: ['assign', 'start'],
  },
  { form: 'installation', answers: BAKERY, hours: 2, actions: ['note'] },
  {
    form: 'contact',
    answers: contact(
      'Maximiliana-Alexandrine',
      'Investors',
      'When is the next report due, and where will it be published?',
    ),
    hours: 0.4,
  },
]

interface Colleague {
  readonly id: string
  readonly name: string
}

interface Changed {
  readonly id: string
  readonly version: number
}

/**
 * Submissions of every form, in different states and of different ages; resolves to the id of one with sensitive
 * answers.
 */
export async function fillInbox(site: string, siteFolder: string, editor: Editor): Promise<string> {
  const ask = async <Output>(operation: string, input: object) =>
    (await editor.request('POST', `/inbox/${operation}`, input)).body as Output
  const { me } = await ask<{ me: Colleague }>('colleagues', {})
  const inputs: Readonly<Record<Action, readonly [string, object]>> = {
    assign: ['change', { assignee: me }],
    start: ['change', { status: 'in-progress' }],
    reply: [
      'reply',
      { subject: 'Your message', text: 'Thank you for writing. We will be in touch shortly.' },
    ],
    done: ['change', { status: 'handled' }],
    note: ['note', { text: 'Asked for the opening hours of the second store.' }],
  }
  const ages = new Map<string, number>()
  let shown = ''
  for (const { form, answers, hours, actions = [] } of EXAMPLES) {
    const reference =
      form === 'apply' ? await sendApplication(site, answers) : await sendSubmission(site, form, answers)
    ages.set(reference, hours)
    let { item } = await ask<{ item: Changed }>('show', { id: reference })
    if (actions.includes('note')) shown = item.id
    for (const action of actions) {
      const [operation, input] = inputs[action]
      const version = action === 'note' ? {} : { version: item.version }
      const output = await ask<{ item?: Changed }>(operation, { id: item.id, ...version, ...input })
      item = output.item ?? item
    }
  }
  moveIntoPast(siteFolder, ages)
  return shown
}

function sendApplication(site: string, answers: Answers): Promise<string> {
  const pdf = (name: string) => new File([SAMPLE_PDF.buffer], name, { type: SAMPLE_PDF.mimeType })
  return sendWithFiles(site, 'apply', { ...answers, cv: pdf('cv.pdf'), coverLetter: pdf('letter.pdf') })
}
