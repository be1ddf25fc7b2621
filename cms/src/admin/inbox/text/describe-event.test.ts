import { describe, expect, it } from 'vitest'
import { AUDIT_ACTIONS } from '../../../../../backend/src/storage/commands/audit-log.ts'
import type { InboxEvent } from '../api/types'
import { describeDetails } from './describe-details'
import { describeEvent } from './describe-event'

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

  it.each([
    [
      'export',
      { count: 3, fields: ['a', 'b'], format: 'csv', sensitiveAnswers: 0, note: null },
      '3 submissions · answers a, b · CSV',
    ],
    ['export', { count: 1_200, forms: ['installation'] }, '1,200 submissions · forms all'],
    [
      'list',
      { view: 'handled', statuses: ['new'], search: 'address' },
      'view Done · status New · search by email address',
    ],
    ['list', { view: 'all', assignee: '1', position: 12 }, 'view All · assignee Ada · further page'],
    ['erase', { state: 'finished', submissions: 1, files: 2 }, 'state finished · 1 submission · 2 files'],
    ['reply', { to: 'handled' }, 'to Done'],
    ['retry', { kind: 'staff-mail' }, 'Mail to the team'],
    ['retry', { kind: 'something new' }, 'something new'],
    ['template', { saved: 'an id' }, ''],
    ['template', { deleted: 'an id' }, 'deleted'],
    ['status', { from: 'new', to: 'handled' }, ''],
  ])('%s %j has its other details behind it', (action, details, text) => {
    expect(describeDetails(event(action, details), inbox)).toBe(text)
  })
})
