const NOW = Date.now()
const HOUR_MS = 3_600_000
const ACTIONS = ['read', 'change', 'reveal', 'files', 'export', 'erase', 'audit']

const HOSTILE = '<img src=x onerror="document.title=\'hacked\'">\u202Egpj.exe \u001B[31mred'
const MANY_LINES = Array.from({ length: 1000 }, (_, line) => `line ${line}`).join('\n')

const grace = { id: '2', name: 'Grace Example' }

const item = {
  id: '8d1f6b0e-0c7d-4f57-9a54-9a3a8a8f0001',
  reference: 'BW-7K3Q-X2M9P',
  version: 3,
  form: 'contact',
  formLabel: 'Contact',
  status: 'new',
  reasons: [],
  receivedAt: NOW - 2 * HOUR_MS,
  assignee: null,
  name: 'Ada Example',
  company: '',
  topic: 'Support',
}

const items = [
  item,
  {
    ...item,
    id: '8d1f6b0e-0c7d-4f57-9a54-9a3a8a8f0002',
    reference: 'BW-9PQR-4TTX2',
    form: 'installation',
    formLabel: 'Local Store Installation',
    status: 'in-progress',
    receivedAt: NOW - 26 * HOUR_MS,
    assignee: grace,
    name: 'Rui Example',
    company: 'Padaria Example, Lda.',
    topic: '',
  },
  {
    ...item,
    id: '8d1f6b0e-0c7d-4f57-9a54-9a3a8a8f0003',
    reference: 'BW-HH2M-QQ7C3',
    status: 'quarantined',
    reasons: ['many-from-one-client'],
    receivedAt: NOW - 90 * HOUR_MS,
    name: HOSTILE,
    topic: 'General Information',
  },
]

const answer = { masked: false, remark: null, type: 'text' }

/** Successful responses of the backend, by operation, as INBOX-API describes them. */
export const INBOX_EXAMPLES: Readonly<Record<string, unknown>> = {
  describe: {
    forms: [
      {
        name: 'contact',
        label: 'Contact',
        title: 'Contact form',
        permissions: ACTIONS,
        fields: [
          { name: 'first', label: 'First name', section: 'Your message', type: 'text', sensitive: false },
          { name: 'phone', label: 'Phone', section: 'Your message', type: 'tel', sensitive: true },
        ],
        topics: [{ value: 'Support', label: 'Support' }],
      },
      {
        name: 'installation',
        label: 'Local Store Installation',
        title: 'Local Store Installation Form',
        permissions: ACTIONS,
        fields: [{ name: 'iban', label: 'IBAN', section: 'Bank account', type: 'text', sensitive: true }],
        topics: [],
      },
    ],
    statuses: [
      { name: 'new', label: 'New' },
      { name: 'in-progress', label: 'In progress' },
      { name: 'handled', label: 'Done' },
      { name: 'quarantined', label: 'Suspected spam' },
      { name: 'reopened', label: 'Reopened' },
    ],
    reasons: [{ name: 'many-from-one-client', label: 'many from one client' }],
    caps: { show: 300, reveal: 60, file: 60, export: 10, erase: 60 },
  },
  counts: { views: { new: 1, mine: 0, unassigned: 1, quarantined: 1, handled: 0, all: 3 }, upTo: 1000 },
  list: { items, next: null, complete: true },
  show: {
    item,
    title: 'Contact form',
    textsVersion: '3',
    dueOn: '2031-11-22',
    sections: [
      {
        title: 'Your message',
        answers: [
          { ...answer, field: 'first', label: 'First name', text: 'Ada' },
          {
            ...answer,
            field: 'iban',
            label: 'IBAN',
            text: '',
            masked: true,
            remark: 'The check digits are wrong.',
          },
          { ...answer, field: 'company', label: 'Company', text: HOSTILE },
          { ...answer, field: 'message', label: 'Message', text: MANY_LINES, type: 'textarea' },
        ],
      },
    ],
    files: [
      {
        field: 'document',
        label: 'Curriculum vitae',
        name: 'cv\u202Efdp.exe',
        size: 240_000,
        remarks: ['It contains JavaScript.'],
        readable: true,
      },
    ],
    deliveries: [
      { id: 'd1', kind: 'staff-mail', state: 'done', attempts: 1, nextAt: null, failure: null },
      {
        id: 'd2',
        kind: 'webhook',
        state: 'dead',
        attempts: 12,
        nextAt: null,
        failure: 'it responded with 500',
      },
    ],
    notes: [{ id: 'n1', author: grace, at: NOW - HOUR_MS, text: 'Called back.' }],
    replies: [],
    timeline: [
      {
        id: 'e1',
        at: item.receivedAt,
        actor: { id: '', name: '' },
        action: 'received',
        form: 'contact',
        reference: item.reference,
        details: {},
      },
      {
        id: 'e2',
        at: NOW - HOUR_MS,
        actor: grace,
        action: 'assign',
        form: 'contact',
        reference: item.reference,
        details: { from: '2', to: null },
      },
    ],
    replyAddress: 'ada@example.com',
    previous: null,
    next: items[1]?.id ?? null,
    duplicates: 1,
  },
  reveal: { field: 'iban', text: 'PT50 0000 0000 0000 0000 0000 0' },
  change: { item: { ...item, version: 4 } },
  bulk: { changed: [item], conflicts: [] },
  release: { item },
  note: { note: { id: 'n2', author: grace, at: NOW, text: 'x' } },
  reply: {
    item,
    delivery: { id: 'd3', kind: 'reply-mail', state: 'waiting', attempts: 0, nextAt: null, failure: null },
  },
  answered: { item },
  retry: {
    delivery: { id: 'd2', kind: 'webhook', state: 'waiting', attempts: 12, nextAt: null, failure: null },
  },
  'erase-preview': {
    submissions: [
      { reference: item.reference, form: 'contact', formLabel: 'Contact', receivedAt: NOW, files: 1 },
    ],
    total: 1,
    mails: 1,
    mayErase: true,
  },
  erase: {
    receipt: {
      erasedAt: NOW,
      submissions: 1,
      files: 1,
      deliveries: 2,
      notes: 1,
      replies: 0,
      mails: 1,
      tracesRemoved: true,
    },
  },
  figures: {
    perDay: Array.from({ length: 28 }, (_, index) => ({
      day: new Date(NOW - index * 24 * HOUR_MS).toISOString().slice(0, 10),
      form: index % 3 === 0 ? 'installation' : 'contact',
      count: 3 + ((index * 7) % 11),
    })),
    medianFirstAnswerMinutes: [
      { form: null, minutes: 190, answered: 42 },
      { form: 'contact', minutes: 95, answered: 40 },
      { form: 'installation', minutes: null, answered: 0 },
    ],
    openByAge: [
      { form: 'contact', age: '<1d', count: 12 },
      { form: 'contact', age: '3–7d', count: 3 },
      { form: 'installation', age: '>4w', count: 1 },
    ],
  },
  audit: {
    events: [
      {
        id: 'a2',
        at: NOW,
        actor: grace,
        action: 'export',
        form: 'contact',
        reference: null,
        details: { format: 'csv', count: 12, fields: ['first'] },
      },
      {
        id: 'a1',
        at: NOW - HOUR_MS,
        actor: grace,
        action: 'reveal',
        form: 'installation',
        reference: 'BW-9PQR-4TTX2',
        details: { field: 'iban' },
      },
    ],
    next: null,
  },
  templates: {
    templates: [
      {
        id: 'built-in-contact',
        form: 'contact',
        title: 'Answer',
        subject: '{{form}}: {{reference}}',
        text: 'Dear {{name}},\n\n\n\nKind regards,\n{{staff}}',
        builtIn: true,
      },
    ],
  },
  'save-template': { template: {} },
  'delete-template': {},
}
