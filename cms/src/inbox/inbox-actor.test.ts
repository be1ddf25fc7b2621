import { describe, expect, it } from 'vitest'
import { inboxActor } from './inbox-actor.ts'
import type { Ability } from './permitted-forms.ts'

const ALL: Ability = { rulesFor: () => [{ inverted: false }] }
const user = { id: 7, firstname: 'Grace', lastname: ' ', email: 'Grace@Example.com' }

describe('the actor of a request', () => {
  it('has the name that colleagues know', () => {
    expect(inboxActor(user, ALL, [])).toMatchObject({ id: '7', name: 'Grace' })
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
