import { expect, test } from 'vitest'
import { MENU_FIELDS, withMissingFields } from './navigation-settings.ts'

test('fields of the menu that are new since the first start are added', () => {
  expect(withMissingFields(['audience'])).toEqual(MENU_FIELDS)
  expect(withMissingFields([...MENU_FIELDS])).toBeNull()
})

test('fields that an administrator has added, removed or changed stay', () => {
  const disabled = { name: 'description', label: 'Text', enabled: false }
  const own = { name: 'icon' }
  expect(withMissingFields([own, disabled])).toEqual([own, disabled, MENU_FIELDS[2]])
})
