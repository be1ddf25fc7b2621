import { expect, it } from 'vitest'
import { itemKey } from './item-key.ts'

it('is the title in small letters, as the content service would write it', async () => {
  expect(await itemKey('About Us')).toBe('about-us')
  expect(await itemKey('Über uns!')).toBe('ueber-uns')
  expect(await itemKey('…')).toBe('')
})
