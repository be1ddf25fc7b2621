import { expect, it } from 'vitest'
import { MENU_SAVED, rememberChosenMenu, savedNotice } from './saved-notice.ts'

it('says that a menu was saved, unless the editor has chosen the one of somebody else', () => {
  rememberChosenMenu('2026-11-23T10:00:00.000Z')
  rememberChosenMenu(undefined)
  const later = '2026-11-23T10:05:00.000Z'
  expect(savedNotice(later)).toEqual({ type: 'success', message: MENU_SAVED })
  expect(savedNotice(undefined)).toEqual({ type: 'success', message: MENU_SAVED })
  expect(savedNotice('2026-11-23T10:00:00.000Z')).toEqual({
    type: 'info',
    message: 'Your changes were replaced by the saved menu.',
  })
})
