import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'

const NAMED = COUNTRIES.slice(0, -1)

test('there are about 70 countries, from Argentina to Vietnam, Portugal among them', () => {
  const labels = NAMED.map(({ label }) => label)
  expect(labels.length).toBeGreaterThanOrEqual(65)
  expect(labels.length).toBeLessThanOrEqual(75)
  expect([labels.at(0), labels.at(-1)]).toEqual(['Argentina', 'Vietnam'])
  expect(labels).toContain('Portugal')
  expect(labels).toEqual(labels.toSorted())
})

test('people of the region find their country, and everybody else an answer that is true', () => {
  const labels = NAMED.map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Iraq', 'Libya', 'Mozambique', 'Palestine']))
  expect(COUNTRIES.at(-1)).toEqual({ value: 'another-country', label: 'Another country', setApart: true })
  expect(COUNTRIES.filter(({ setApart }) => setApart)).toHaveLength(1)
})

test('each value is unique, and the label as a lowercase hyphenated slug', () => {
  expect(COUNTRIES).toContainEqual({ value: 'portugal', label: 'Portugal' })
  expect(COUNTRIES).toContainEqual({ value: 'united-arab-emirates', label: 'United Arab Emirates' })
  for (const { value } of COUNTRIES) expect(value).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
  expect(new Set(COUNTRIES.map(({ value }) => value)).size).toBe(COUNTRIES.length)
})
