import { formatTime } from '../../format-time'
import { labelOf, type Inbox } from '../api/inbox-context'
import type { InboxEvent } from '../api/types'
import { DELIVERY_LABELS } from './delivery-labels'
import { VIEW_LABELS } from './view-labels'

/** Details of an audit entry that its sentence does not contain, e.g. `12 submissions · CSV · view Done`. */
export function describeDetails({ action, details }: InboxEvent, inbox: Inbox): string {
  if (IN_SENTENCE.has(action)) return ''
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== '' && value !== 0 && value !== false)
    .map(([name, value]) => (WRITERS[name] ?? asWritten(name))(value, inbox))
    .filter(Boolean)
    .join(' · ')
}

type Writer = (value: unknown, inbox: Inbox) => string

const IN_SENTENCE: ReadonlySet<string> = new Set(['status', 'assign', 'reveal', 'file'])

const WRITERS: Readonly<Record<string, Writer>> = {
  count: counted('submission'),
  submissions: counted('submission'),
  files: counted('file'),
  deliveries: counted('delivery', 'deliveries'),
  notes: counted('note'),
  replies: counted('reply', 'replies'),
  mails: counted('mail'),
  sensitiveAnswers: counted('sensitive answer'),
  format: (value) => String(value).toUpperCase(),
  view: (value) => `view ${VIEW_LABELS[value as keyof typeof VIEW_LABELS] ?? String(value)}`,
  forms: (value, { description }) =>
    `forms ${listed(value, (name) => labelOf(description.forms, name), description.forms.length)}`,
  statuses: (value, { description }) =>
    `status ${listed(value, (name) => labelOf(description.statuses, name))}`,
  fields: (value) => `answers ${listed(value, String)}`,
  since: (value) => `received from ${asTime(value)}`,
  until: (value) => `received before ${asTime(value)}`,
  search: (value) => `search by ${value === 'address' ? 'email address' : String(value)}`,
  position: () => 'further page',
  assignee: (value, { colleagues, me }) => `assignee ${nameOf(String(value), [me, ...colleagues])}`,
  kind: (value) => DELIVERY_LABELS[String(value)] ?? String(value),
  // Ids of templates tell people nothing; the export has them.
  saved: () => '',
  deleted: () => 'deleted',
  to: (value, { description }) => `to ${labelOf(description.statuses, String(value))}`,
}

function asWritten(name: string): Writer {
  return (value) => `${name} ${listed(value, String)}`
}

function counted(one: string, many = `${one}s`): Writer {
  return (value) => (value === 1 ? `1 ${one}` : `${Number(value).toLocaleString('en-US')} ${many}`)
}

/** 'all' where they are as many as there are. */
function listed(value: unknown, label: (name: string) => string, all = Infinity): string {
  if (!Array.isArray(value)) return String(value)
  return value.length >= all ? 'all' : value.map((name) => label(String(name))).join(', ')
}

/** Where it is no time that can be written down, the number stands there. */
function asTime(value: unknown): string {
  const time = Date.parse(String(value))
  return Number.isNaN(time) ? String(value) : formatTime(time)
}

function nameOf(id: string, people: readonly { readonly id: string; readonly name: string }[]): string {
  return people.find((person) => person.id === id)?.name ?? id
}
