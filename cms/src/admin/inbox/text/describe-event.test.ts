import { describe, expect, it } from 'vitest'
import { AUDIT_ACTIONS } from '../../../../../backend/src/storage/commands/audit-log.ts'
import type { InboxEvent } from '../api/types'
import { describeDetails, describeEvent } from './describe-event'

const inbox = {
  me: { id: '1', name: 'Ada' },
  colleagues: [],
  description: {
    statuses: [
      { name: 'new', label: 'New' },
      { name: 'handled', label: 'Done' },
    ],
    reasons: [],
    caps: { reveal: 60, export: 10 },
    forms: [
      {
        name: 'installation',
        label: 'Installation',
        title: '',
        permissions: [],
        topics: [],
        fields: [{ name: 'iban', label: 'IBAN', section: '', type: 'text', sensitive: true }],
      },
    ],
  },
}

function event(action: string, details: InboxEvent['details']): InboxEvent {
  return {
    id: '1',
    at: 0,
    actor: { id: '2', name: 'Grace' },
    action,
    form: 'installation',
    reference: null,
    details,
  }
}

describe('an entry of the timeline', () => {
  it.each([
    ['status', { from: 'new', to: 'handled' }, 'changed the status from New to Done'],
    ['assign', { from: null, to: 'Ada', toId: '1' }, 'assigned it to Ada'],
    ['assign', { from: 'Ada', to: null, toId: null }, 'removed the assignee'],
    ['reveal', { field: 'iban' }, 'showed IBAN'],
    ['file', { field: 'unknown' }, 'downloaded unknown'],
    ['something new', {}, 'something new'],
  ])('%s %j is a sentence', (action, details, sentence) => {
    expect(describeEvent(event(action, details), inbox)).toBe(sentence)
  })

  it.each(AUDIT_ACTIONS)('has words for %s', (action) => {
    expect(describeEvent(event(action, {}), inbox)).not.toBe(action)
  })

  it('has its other details behind it', () => {
    expect(describeDetails(event('export', { count: 3, fields: ['a', 'b'], note: null }))).toBe(
      'count: 3 · fields: a, b',
    )
    expect(describeDetails(event('status', { from: 'new', to: 'handled' }))).toBe('')
  })
})
