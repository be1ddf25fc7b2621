import { setTimeout as pause } from 'node:timers/promises'
import { openSocket } from '../../../testing/send-raw.ts'
import type { FuzzCase } from './make-case.ts'

const BETWEEN_PIECES_MS = 5
/** What waits for more of a request is left after so long. */
const TIMEOUT_MS = 2_000
const LONGEST_SHOWN_BYTES = 4_000

/** Sends the case and answers every status that came back; none where the connection was closed without one. */
export async function sendCase(url: string, { pieces, reset }: FuzzCase): Promise<number[]> {
  const socket = openSocket(url)
  let text = ''
  socket.setEncoding('latin1').on('data', (piece: string) => (text = keepStatusLines(text + piece)))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  for (const piece of pieces) {
    if (socket.writable) socket.write(piece)
    if (pieces.length > 1) await pause(BETWEEN_PIECES_MS)
  }
  if (reset) socket.resetAndDestroy()
  const late = setTimeout(() => socket.destroy(), TIMEOUT_MS)
  await closed
  clearTimeout(late)
  return [...text.matchAll(/HTTP\/1\.1 (?<status>\d{3}) /gu)].map(({ groups }) => Number(groups?.['status']))
}

/** Pages are long, and only what begins an answer counts. */
function keepStatusLines(text: string): string {
  if (text.length < 100_000) return text
  return `${(text.match(/HTTP\/1\.1 \d{3} /gu) ?? []).join('\n')}\n${text.slice(-20)}`
}

/** How to send the case again by hand. */
export function reproduction({ seed, number, pieces }: FuzzCase): string {
  const bytes = Buffer.concat(pieces)
  const again = `FUZZ_SEED=${seed} FUZZ_CASE=${number} npx vitest run --project long server/tests/security/fuzz-origin`
  if (bytes.length > LONGEST_SHOWN_BYTES)
    return `${again}\n  begins: ${JSON.stringify(bytes.toString('latin1', 0, 300))}`
  return `${again}\n  echo ${bytes.toString('base64')} | base64 -d | nc 127.0.0.1 3000`
}
