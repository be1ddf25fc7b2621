import { setTimeout as pause } from 'node:timers/promises'
import { openSocket } from '../../../testing/send-raw.ts'
import type { FuzzCase } from './make-case.ts'

const SEGMENT_PAUSE_MS = 5
/** Time to wait for a response to an incomplete request. */
const TIMEOUT_MS = 2_000
const MAX_PRINTED_BYTES = 4_000

/** Sends the case and returns the statuses of all responses; none if the connection was closed without one. */
export async function sendCase(url: string, { segments, reset }: FuzzCase): Promise<number[]> {
  const socket = openSocket(url)
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => (text = limitText(text + chunk)))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  for (const segment of segments) {
    if (socket.writable) socket.write(segment)
    if (segments.length > 1) await pause(SEGMENT_PAUSE_MS)
  }
  if (reset) socket.resetAndDestroy()
  const timeout = setTimeout(() => socket.destroy(), TIMEOUT_MS)
  await closed
  clearTimeout(timeout)
  return [...text.matchAll(/HTTP\/1\.1 (?<status>\d{3}) /gu)].map(({ groups }) => Number(groups?.['status']))
}

/** Drops bodies, which are long: only status lines matter. */
function limitText(text: string): string {
  if (text.length < 100_000) return text
  return `${(text.match(/HTTP\/1\.1 \d{3} /gu) ?? []).join('\n')}\n${text.slice(-20)}`
}

/** How to reproduce the case. */
export function reproduction({ seed, number, segments }: FuzzCase): string {
  const bytes = Buffer.concat(segments)
  const command = `FUZZ_SEED=${seed} FUZZ_CASE=${number} npx vitest run --project long server/tests/security/fuzz-origin`
  if (bytes.length > MAX_PRINTED_BYTES)
    return `${command}\n  begins: ${JSON.stringify(bytes.toString('latin1', 0, 300))}`
  return `${command}\n  echo ${bytes.toString('base64')} | base64 -d | nc 127.0.0.1 3000`
}
