import { describe, expect, it } from 'vitest'
import { DEFAULT_ROLES } from './default-roles.ts'
import { INBOX_FORMS } from './inbox-permissions.ts'

describe('the roles of the inbox', () => {
  it('name forms that exist, and leave no form unanswered', () => {
    const names: readonly string[] = INBOX_FORMS.map(({ name }) => name)
    expect(DEFAULT_ROLES.flatMap(({ forms }) => forms).filter((form) => !names.includes(form))).toEqual([])
    const answering = DEFAULT_ROLES.filter(({ actions }) => actions.includes('change'))
    const answered = new Set(answering.flatMap(({ forms }) => forms))
    expect(names.filter((name) => !answered.has(name))).toEqual([])
  })

  it('let only data protection erase and read the audit log', () => {
    const privileged = DEFAULT_ROLES.filter(
      ({ actions }) => actions.includes('erase') || actions.includes('audit'),
    )
    expect(privileged.map(({ name }) => name)).toEqual(['Data protection'])
  })
})
