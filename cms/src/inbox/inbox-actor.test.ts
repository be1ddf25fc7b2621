import { describe, expect, it } from 'vitest'
import { displayName, inboxActor } from './inbox-actor.ts'
import type { Ability } from './permitted-forms.ts'

const ALL: Ability = { rulesFor: () => [{ inverted: false }] }
const user = { id: 7, firstname: 'Grace', lastname: ' ', email: 'Grace@Example.com' }

describe('the actor of a request', () => {
  it('has the name that colleagues know', () => {
    expect(displayName(user)).toBe('Grace')
    expect(displayName({ ...user, firstname: null, username: 'grace' })).toBe('grace')
    expect(displayName({ ...user, firstname: '', lastname: null })).toBe('Grace@Example.com')
    expect(displayName({ ...user, firstname: `a\u001B\n${'😀'.repeat(200)}` })).toBe(`a  ${'😀'.repeat(117)}`)
  })

  it('T126: may do the sensitive only when listed, or when the list is empty', () => {
    expect(inboxActor(user, ALL, []).permissions.erase).not.toEqual([])
    expect(inboxActor(user, ALL, ['grace@example.com']).permissions.erase).not.toEqual([])
    expect(inboxActor(user, ALL, ['somebody@example.com']).permissions).toMatchObject({
      reveal: [],
      export: [],
      erase: [],
    })
  })
})
