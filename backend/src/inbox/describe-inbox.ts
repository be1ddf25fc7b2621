import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { staffView, topicsOf } from '@beam/forms/staff-views.ts'
import { SUBMISSION_STATUSES } from '../storage/tables.ts'
import { hasPermission, INBOX_PERMISSIONS, type Actor } from './actor.ts'
import { staffLimits } from './staff-limits.ts'
import type { InboxContext } from './inbox-context.ts'
import { REASON_LABELS, STATUS_LABELS } from './status-labels.ts'

/** What the person works with: the forms that they may read, and the names of everything. */
export function describeInbox({ settings }: Pick<InboxContext, 'settings'>, actor: Actor) {
  const forms = ALL_FORMS.filter(({ name }) => hasPermission(actor, 'read', name))
  return {
    forms: forms.map((form) => ({
      name: form.name,
      label: staffView(form).label,
      title: form.title,
      permissions: INBOX_PERMISSIONS.filter((permission) => hasPermission(actor, permission, form.name)),
      fields: form.sections.flatMap((section) =>
        section.fields.map((name) => {
          const { label, type, sensitive } = form.fields[name]!
          return { name, label, section: section.title, type, sensitive: sensitive === true }
        }),
      ),
      topics: topicsOf(form.name).map(({ value, label }) => ({ value, label })),
    })),
    statuses: SUBMISSION_STATUSES.map((name) => ({ name, label: STATUS_LABELS[name] })),
    reasons: Object.entries(REASON_LABELS).map(([name, label]) => ({ name, label })),
    caps: staffLimits(settings),
  }
}
