import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openSocket, requestText } from '../../testing/send-raw.ts'
import { startTestSite } from '../../testing/start-test-site.ts'

const MEGABYTE_BYTES = 1024 * 1024
const CONNECTIONS = 60
const UPLOAD_START = `--x\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n`
const FORM = 'application/x-www-form-urlencoded'
const CHUNKS = { connection: 'keep-alive', 'transfer-encoding': 'chunked' }
const UPLOAD = { ...CHUNKS, 'content-type': 'multipart/form-data; boundary=x' }

/** Name, request head, bytes of the body, and connections. */
const ATTACKS: readonly [string, string, number, number][] = [
  ['an upload', requestText('POST', '/api/apply', UPLOAD), 4 * MEGABYTE_BYTES, 1],
  ['a form', requestText('POST', '/api/contact', { ...CHUNKS, 'content-type': FORM }), 125_000, 16],
  ['a body of a rejected method', requestText('PUT', '/contacts', CHUNKS), 64_000, CONNECTIONS],
]

describe('T77: a body in chunks of one byte takes no more memory than in large ones', () => {
  test.each(ATTACKS)('%s', async (_what, head, bytes, connections) => {
    const site = await startTestSite()
    const before = peakBytes(site.process.pid!)
    const body = inChunksOfOneByte(UPLOAD_START + 'a'.repeat(bytes))
    const sockets = Array.from({ length: connections }, () => openSocket(site.url))
    for (const socket of sockets) socket.write(head + body)
    const done = Promise.all(sockets.map((socket) => new Promise((closed) => socket.once('close', closed))))
    await Promise.race([done, pause(8_000)])
    for (const socket of sockets) socket.destroy()
    expect(site.process.exitCode ?? site.process.signalCode).toBeNull()
    expect(peakBytes(site.process.pid!) - before).toBeLessThan(100 * MEGABYTE_BYTES)
  })
})

/** Peak resident memory of a process. */
function peakBytes(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8')
  return Number(/^VmHWM:\s+(?<kilobytes>\d+) kB$/mu.exec(status)?.groups?.['kilobytes']) * 1024
}

/** The body in chunks of one byte, without the final chunk. */
function inChunksOfOneByte(text: string): string {
  return Array.from(text, (character) => `1\r\n${character}\r\n`).join('')
}
