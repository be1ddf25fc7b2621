import { expect, test } from 'vitest'
import type { Storage } from '../../src/storage/storage.ts'
import { DAY_MS, exampleAudit, exampleFile, exampleSubmission, NOW } from './example-submission.ts'
import { leaseAll } from './lease-all.ts'

const ANA = { id: '7', name: 'Ana' }

/** What staff do: changes, notes, replies, templates, and the audit log of it. */
export function describeStaffWork(open: () => Promise<Storage>): void {
  test('of two changes of one version one is made, with its audit entry; the other meets a conflict', async () => {
    const storage = await open()
    const { id, reference } = exampleSubmission()
    await storage.acceptSubmission(exampleSubmission({ id, reference }))
    const change = (status: 'handled' | 'in-progress') =>
      storage.changeSubmission({
        id,
        version: 0,
        from: ['new', 'in-progress'],
        status,
        now: NOW,
        audit: [exampleAudit({ reference, details: { to: status } })],
      })
    const outcomes = await Promise.all([change('handled'), change('in-progress')])
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'conflict'])
    const after = await storage.readSubmission(id)
    expect(after).toMatchObject({ version: 1, assignee: null, answeredAt: null })
    const audit = await storage.listAudit({ forms: null, reference, limit: 9 })
    expect(audit.map(({ details }) => details['to'])).toEqual([after!.status])
    const gone = { id: 'nobody', version: 0, from: ['new'], now: NOW, audit: [] } as const
    expect(await storage.changeSubmission(gone)).toEqual({ kind: 'gone' })
  })

  test('what staff do is done once when its response was lost and it is sent again, without a conflict', async () => {
    const storage = await open()
    const { id, reference } = exampleSubmission()
    await storage.acceptSubmission(exampleSubmission({ id, reference, deliveries: [] }))
    const [assigned, answered, noted] = ['assign', 'reply', 'note'].map((entry) =>
      exampleAudit({ id: entry, reference }),
    )
    const base = { id, from: ['new', 'in-progress'], now: NOW } as const
    const assign = { ...base, version: 0, assignee: ANA, audit: [assigned!] } as const
    const reply = {
      change: { ...base, version: 1, status: 'in-progress', answeredAt: NOW, audit: [answered!] },
      reply: { id: 'reply', author: ANA, at: NOW, content: 'encrypted' },
    } as const
    const note = { submissionId: id, note: { ...reply.reply, id: 'note' }, audit: noted! }
    for (const retried of [false, true]) {
      expect(await storage.changeSubmission(assign)).toMatchObject({ kind: 'changed', retried })
      expect(await storage.addReply(reply)).toMatchObject({ kind: 'changed', retried })
      expect(await storage.addNote(note)).toBe(true)
    }
    expect(await storage.readSubmission(id)).toMatchObject({
      version: 2,
      assignee: ANA,
      status: 'in-progress',
    })
    expect(await storage.listReplies({ id })).toHaveLength(1)
    expect(await storage.listDeliveries({ id })).toMatchObject([{ id: 'reply', kind: 'reply-mail' }])
    expect(await storage.listNotes({ id })).toHaveLength(1)
    expect(await storage.listAudit({ forms: null, limit: 9 })).toHaveLength(3)
    const other = { ...assign, audit: [exampleAudit({ reference })] }
    expect((await storage.changeSubmission(other)).kind).toBe('conflict')
  })

  test('a retry whose response was lost is not rejected when it is sent again', async () => {
    const storage = await open()
    const { id } = exampleSubmission()
    await storage.acceptSubmission(exampleSubmission({ id }))
    const [mail] = await leaseAll(storage)
    const dead = { seq: mail!.seq, state: 'dead', attempts: 9, nextAt: NOW, failure: 'smtp 550' } as const
    await storage.completeDelivery(dead)
    const retry = { submissionId: id, deliveryId: mail!.id, now: NOW, audit: exampleAudit({ id: 'retry' }) }
    expect(await storage.retryDelivery(retry)).toBe(true)
    await storage.completeDelivery({ ...dead, state: 'done', failure: null })
    expect(await storage.retryDelivery(retry)).toBe(true)
    expect((await storage.listDeliveries({ id })).find((one) => one.id === mail!.id)?.state).toBe('done')
    expect(await storage.retryDelivery({ ...retry, audit: exampleAudit() })).toBe(false)
  })

  test('what becomes suspected spam sends nothing; released, it sends what was held', async () => {
    const storage = await open()
    const { id } = exampleSubmission()
    await storage.acceptSubmission(exampleSubmission({ id }))
    const base = { id, now: NOW, audit: [] }
    await storage.changeSubmission({ ...base, version: 0, from: ['new'], status: 'quarantined' })
    expect(await leaseAll(storage)).toEqual([])
    await storage.changeSubmission({ ...base, version: 1, from: ['quarantined'], status: 'new' })
    expect(await leaseAll(storage)).toHaveLength(2)
  })

  test('a reply and its delivery are stored with the change; the first reply counts', async () => {
    const storage = await open()
    const { id } = exampleSubmission()
    await storage.acceptSubmission(exampleSubmission({ id, deliveries: [], files: [exampleFile()] }))
    const addReply = (version: number, at: number, replyId: string) =>
      storage.addReply({
        change: {
          id,
          version,
          from: ['new', 'in-progress'],
          status: 'in-progress',
          answeredAt: at,
          now: at,
          audit: [],
        },
        reply: { id: replyId, author: ANA, at, content: `encrypted ${replyId}` },
      })
    expect((await addReply(0, NOW, 'one')).kind).toBe('changed')
    expect((await addReply(0, NOW, 'late')).kind).toBe('conflict')
    expect((await addReply(1, NOW + 5, 'two')).kind).toBe('changed')
    expect(await storage.readSubmission(id)).toMatchObject({ answeredAt: NOW, status: 'in-progress' })
    expect((await storage.listReplies({ id })).map((reply) => reply.id)).toEqual(['one', 'two'])
    expect((await storage.listDeliveries({ id })).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'reply-mail waiting',
      'reply-mail waiting',
    ])
    const note = { id: 'n', author: ANA, at: NOW, content: 'encrypted' }
    expect(await storage.addNote({ submissionId: id, note, audit: exampleAudit() })).toBe(true)
    expect(await storage.addNote({ submissionId: 'x', note, audit: exampleAudit() })).toBe(false)
    const found = await storage.findPerson({ emailHash: 'hash-of-ana' })
    expect(found).toMatchObject([{ id, form: 'contact', files: 1 }])
    expect(await storage.deleteSubmissions(found)).toMatchObject({ notes: 1, replies: 2, deliveries: 2 })
    expect(await storage.readReply({ id: 'one' })).toBeUndefined()
  })

  test('T118: entries of the audit log cannot be changed, nor removed before their two years are over', async () => {
    const storage = await open()
    await storage.appendAudit(exampleAudit({ id: 'young', at: Date.now() }))
    await storage.appendAudit(exampleAudit({ id: 'old', at: 1, action: 'erase', form: null }))
    await storage.appendAudit(exampleAudit({ id: 'old', at: 2, action: 'show' }))
    const all = await storage.listAudit({ forms: null, limit: 9 })
    expect(all.map(({ id, action }) => `${id} ${action}`)).toEqual(['old erase', 'young status'])
    expect(await storage.listAudit({ forms: ['contact'], limit: 9 })).toMatchObject([{ id: 'young' }])
    expect(await storage.listAudit({ forms: [], limit: 9 })).toEqual([])
    expect(await storage.hasAuditEntry({ id: 'old' })).toBe(true)
    expect(await storage.hasAuditEntry({ id: 'other' })).toBe(false)
    const expired = { now: 0, deliveredBefore: 0, limit: 9 }
    await expect(storage.deleteExpired({ ...expired, auditBefore: Date.now() + DAY_MS })).rejects.toThrow(
      /append-only|trigger|constraint/iu,
    )
    expect(await storage.listAudit({ forms: null, limit: 9 })).toHaveLength(2)
    expect(await storage.deleteExpired({ ...expired, auditBefore: 1_000 })).toBe(1)
    expect(await storage.listAudit({ forms: null, limit: 9 })).toMatchObject([{ id: 'young' }])
  })

  test('everybody in the audit log is known once, by their latest name', async () => {
    const storage = await open()
    for (const [id, name] of [
      ['1', 'Ana'],
      ['2', 'Rui'],
      ['1', 'Ana Silva'],
    ] as const)
      await storage.appendAudit(exampleAudit({ actor: { id, name } }))
    expect(await storage.listStaff(null)).toEqual([
      { id: '2', name: 'Rui' },
      { id: '1', name: 'Ana Silva' },
    ])
  })

  test('a nonce is used once, and forgotten when its time is over', async () => {
    const storage = await open()
    const use = () => storage.consumeNonce({ nonce: 'n', expiresAt: NOW })
    expect((await Promise.all([use(), use(), use()])).filter(Boolean)).toHaveLength(1)
    await storage.deleteExpired({ now: NOW, deliveredBefore: 0, auditBefore: 0, limit: 9 })
    expect(await use()).toBe(true)
  })

  test('templates are saved, changed and deleted', async () => {
    const storage = await open()
    const template = { id: 't', form: 'contact', title: 'Thanks', subject: 'S', content: 'C' }
    await storage.saveTemplate({ template, audit: exampleAudit() })
    const changed = { ...template, title: 'Many thanks' }
    const change = { template: changed, audit: exampleAudit() }
    expect(await storage.saveTemplate(change)).toEqual(changed)
    const later = { ...template, title: 'Later' }
    await storage.saveTemplate({ template: later, audit: exampleAudit() })
    // Sent again because its response was lost.
    expect(await storage.saveTemplate(change)).toEqual(later)
    expect(await storage.listTemplates(null)).toEqual([later])
    expect(await storage.deleteTemplate({ id: 't', audit: exampleAudit() })).toBe(true)
    expect(await storage.deleteTemplate({ id: 't', audit: exampleAudit() })).toBe(false)
    expect(await storage.saveTemplate(change)).toBeUndefined()
    expect(await storage.listTemplates(null)).toEqual([])
  })
}
