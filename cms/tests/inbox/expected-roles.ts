import { INBOX_FORMS, type InboxPermission } from '../../src/inbox/inbox-permissions.ts'

const ALL_FORMS = INBOX_FORMS.map(({ name }) => name)

/** What each role may do, stated here independently of the code: forms by action. */
export const EXPECTED_ROLES: Readonly<
  Record<string, Readonly<Partial<Record<InboxPermission, readonly string[]>>>>
> = {
  Support: of(['contact', 'installation', 'os-installation'], ['read', 'change', 'reveal', 'files']),
  Sales: of(
    ['contact', 'installation', 'os-installation', 'local-partner'],
    ['read', 'change', 'reveal', 'files', 'export'],
  ),
  'Investor relations': of(['contact', 'investor'], ['read', 'change', 'reveal', 'files', 'export']),
  Recruiting: of(['apply', 'contact', 'career-apply'], ['read', 'change', 'reveal', 'files']),
  'Data protection': of(ALL_FORMS, ['read', 'reveal', 'files', 'export', 'erase', 'audit']),
  Editor: {},
  Author: {},
  // Strapi gives a super administrator every permission; the setting withholds the sensitive ones.
  'Super Admin': of(ALL_FORMS, ['read', 'change', 'files', 'audit']),
}

function of(forms: readonly string[], actions: readonly InboxPermission[]) {
  return Object.fromEntries(actions.map((action) => [action, forms]))
}
