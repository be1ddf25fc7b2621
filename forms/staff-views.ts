import { formNamed } from './all-forms.ts'
import type { Answers, FormDefinition } from './engine/form-definition.ts'

/**
 * How staff recognize a submission in lists, searches and subjects of mail. Not part of what was asked: it applies to
 * older versions of a form, too, and is not sent to browsers.
 */
interface StaffView {
  /** A short name of the form, e.g. 'Contact'. */
  readonly label: string
  /** The fields with the sender's name, in the order in which it is read. */
  readonly name: readonly string[]
  readonly company?: string
  /** The field with the topic: one of our own options, so it may be in the subject of a mail. */
  readonly topic?: string
}

const STAFF_VIEWS: Readonly<Record<string, StaffView>> = {
  apply: { label: 'Application', name: ['firstName', 'lastName'], topic: 'positionArea' },
  contact: { label: 'Contact', name: ['firstName', 'lastName'], topic: 'subject' },
  installation: {
    label: 'Local store',
    name: ['contactName', 'contactLastName'],
    company: 'companyName',
  },
  'os-installation': {
    label: 'Online store',
    name: ['responsiblePersonFirstName', 'responsiblePersonLastName'],
    company: 'legalName',
  },
  investor: { label: 'Investor', name: ['firstName', 'lastName'], company: 'companyName' },
  'local-partner': { label: 'Local partner', name: ['firstName', 'lastName'], company: 'companyName' },
  'career-apply': { label: 'Career sign-up', name: ['firstName', 'lastName'] },
}

/** The view of a form; one that has none, e.g. because it was removed, is called by its title. */
export function staffView({ name, title }: Pick<FormDefinition, 'name' | 'title'>): StaffView {
  return Object.hasOwn(STAFF_VIEWS, name) ? STAFF_VIEWS[name]! : { label: title, name: [] }
}

/** '' for what was not asked or answered. */
interface Summary {
  readonly label: string
  readonly name: string
  readonly company: string
  /** The label of the option. */
  readonly topic: string
}

/** What staff see of a submission before they open it. */
export function summarize(form: FormDefinition, answers: Answers): Summary {
  const view = staffView(form)
  return {
    label: view.label,
    name: view.name
      .map((field) => textOf(answers, field))
      .filter((word) => word !== '')
      .join(' '),
    company: textOf(answers, view.company),
    topic: topicOf(form, answers)?.label ?? '',
  }
}

/** The chosen option of the form's topic: its value is a setting's name, its label is for people. */
export function topicOf(form: FormDefinition, answers: Answers) {
  const { topic } = staffView(form)
  const field = topic === undefined ? undefined : form.fields[topic]
  if (topic === undefined || !field || !('options' in field)) return undefined
  return field.options.find(({ value }) => value === answers[topic])
}

/** The topics that a form offers now; none when it has no topic. */
export function topicsOf(form: string) {
  const definition = formNamed(form)
  const topic = definition && staffView(definition).topic
  const field = topic === undefined ? undefined : definition?.fields[topic]
  return field && 'options' in field ? field.options : []
}

function textOf(answers: Answers, field: string | undefined): string {
  const answer = field === undefined ? undefined : answers[field]
  return typeof answer === 'string' ? answer : ''
}
