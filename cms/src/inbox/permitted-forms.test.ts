import { describe, expect, it } from 'vitest'
import { permissionId, type InboxPermission } from './inbox-permissions.ts'
import { permittedForms, type Ability } from './permitted-forms.ts'

describe('T126: what a signed-in person may do', () => {
  it('is what their roles grant, form by form', () => {
    const ability = granting([permissionId('contact', 'read'), permissionId('contact', 'export')])
    expect(permittedForms(ability, true)).toEqual({ ...NOTHING, read: ['contact'], export: ['contact'] })
    expect(permittedForms(granting([]), true)).toEqual(NOTHING)
  })

  it.each<InboxPermission>(['reveal', 'export', 'erase'])(
    'is not to %s for people that the setting does not list',
    (action) => {
      const ability = granting([permissionId('contact', 'read'), permissionId('contact', action)])
      expect(permittedForms(ability, true)[action]).toEqual(['contact'])
      expect(permittedForms(ability, false)[action]).toEqual([])
      expect(permittedForms(ability, false).read).toEqual(['contact'])
    },
  )

  it('is nothing for a form that they may not read', () => {
    expect(permittedForms(granting([permissionId('investor', 'erase')]), true)).toEqual(NOTHING)
  })

  it('is not what a permission grants under a condition, for it cannot be checked', () => {
    const conditional: Ability = { rulesFor: () => [{ inverted: false, conditions: { createdBy: 1 } }] }
    const denied: Ability = { rulesFor: () => [{ inverted: true }] }
    expect(permittedForms(conditional, true)).toEqual(NOTHING)
    expect(permittedForms(denied, true)).toEqual(NOTHING)
  })
})

const NOTHING = { read: [], change: [], reveal: [], files: [], export: [], erase: [], audit: [] }

function granting(permissions: readonly string[]): Ability {
  return { rulesFor: (action) => (permissions.includes(action) ? [{ inverted: false }] : []) }
}
