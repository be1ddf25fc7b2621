import { expect, it } from 'vitest'
import { isStaffName } from './staff-name.ts'

it.each(['a', 'é', '漢', '𐍈', '😀'])(
  'a name has at most 120 characters, also of those like %s',
  (character) => {
    expect(isStaffName(character.repeat(120))).toBe(true)
    expect(isStaffName(character.repeat(121))).toBe(false)
    expect(isStaffName(`a${character.repeat(119)}`)).toBe(true)
  },
)

it('a name is not empty', () => {
  expect(isStaffName('')).toBe(false)
})
