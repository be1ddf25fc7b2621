import { describe, expect, it } from 'vitest'
import { withBlockers } from './with-blockers.ts'

const text = (message: string) => ({
  id: 'beam.blocker',
  defaultMessage: '{message}',
  values: { message },
})

describe('the problems of entries that are published together', () => {
  it('are those of their fields and what prevents publishing, but no advice', () => {
    const findings = [
      { severity: 'blocker', message: 'Hero › Button address: “{x}” is no address' },
      { severity: 'warning', message: 'The title is long' },
    ] as const
    const checked = [
      { documentId: 'a', findings },
      { documentId: 'b', findings },
      { documentId: 'c', findings: findings.slice(1) },
    ]
    const slug = { slug: { id: 'required', defaultMessage: 'This value is required.' } }
    const blocker = text('Hero › Button address: “{x}” is no address.')
    expect(withBlockers({ b: slug, d: slug }, checked)).toEqual({
      a: { 'blocker 0': blocker },
      b: { ...slug, 'blocker 0': blocker },
      d: slug,
    })
  })
})
