import { expect, it } from 'vitest'
import { DEFAULT_ROLES } from '../../inbox/default-roles.ts'
import { permissionId } from '../../inbox/inbox-permissions.ts'
import { READ_PERMISSIONS, WIDGET_PERMISSIONS } from './permissions.ts'

it('everybody in a ready-made role has all permissions of the widget, and one of the page', () => {
  const widget = WIDGET_PERMISSIONS.map(({ action }) => action)
  const page = READ_PERMISSIONS.map(({ action }) => action)
  expect(widget).not.toEqual([])
  for (const { name, forms } of DEFAULT_ROLES) {
    const granted = new Set<string>(forms.map((form) => permissionId(form, 'read')))
    expect([name, widget.filter((action) => !granted.has(action))]).toEqual([name, []])
    expect([name, page.some((action) => granted.has(action))]).toEqual([name, true])
  }
})
