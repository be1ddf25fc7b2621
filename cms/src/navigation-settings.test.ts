import { expect, test } from 'vitest'
import { MENU_FIELDS, updatedFields } from './navigation-settings.ts'

test('fields of the menu that are new since the first start are added; groups of visitors are not offered any more', () => {
  expect(updatedFields(['audience'])).toEqual(MENU_FIELDS)
  expect(updatedFields(['audience', ...MENU_FIELDS])).toEqual(MENU_FIELDS)
  expect(updatedFields([...MENU_FIELDS])).toBeNull()
})

test('fields that an administrator has added or changed stay', () => {
  const disabled = { name: 'description', label: 'Text', enabled: false }
  const own = { name: 'icon' }
  expect(updatedFields([own, disabled])).toEqual([own, disabled, MENU_FIELDS[1]])
})
