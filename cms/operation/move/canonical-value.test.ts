import { expect, test } from 'vitest'
import { canonicalValue } from './canonical-value.ts'

test.each([
  [1, 't', 'boolean', 'true'],
  [0, 'f', 'boolean', 'false'],
  [1_795_000_000_123, '2026-11-18 11:06:40.123', 'timestamp without time zone', '2026-11-18T11:06:40.123Z'],
  ['2026-11-18 11:06:40', '2026-11-18 11:06:40', 'timestamp without time zone', '2026-11-18T11:06:40.000Z'],
  ['{"b":[1,{"d":2,"c":null}],"a":"x"}', '{"a": "x", "b": [1, {"c": null, "d": 2}]}', 'jsonb', undefined],
  [7, '7', 'integer', '7'],
  [1.5, '1.50', 'numeric', '1.5'],
  ['Ünï 🌍', 'Ünï 🌍', 'text', 'Ünï 🌍'],
  [null, null, 'jsonb', null],
])('%j of SQLite and %j of PostgreSQL are the same %s', (sqlite, postgres, type, expected) => {
  expect(canonicalValue(sqlite, type)).toBe(canonicalValue(postgres, type))
  expect([undefined, canonicalValue(sqlite, type)]).toContain(expected)
})

test('different values differ', () => {
  expect(canonicalValue(1, 'boolean')).not.toBe(canonicalValue('f', 'boolean'))
  expect(canonicalValue('{"a":1}', 'jsonb')).not.toBe(canonicalValue('{"a":"1"}', 'jsonb'))
  expect(canonicalValue(null, 'text')).not.toBe(canonicalValue('', 'text'))
})
