import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { invalidSettingsMessage } from '../../environment/settings/settings-reader.ts'
import { createBackend } from '../src/create-backend.ts'
import { readBackendSettings } from '../src/settings.ts'

/** The backend alone: the same endpoints without the website, e.g. for load tests or behind another site. */
const read = readBackendSettings(process.env)
if (!read.ok) {
  process.stderr.write(`${invalidSettingsMessage(read.problems)}\n`)
  process.exit(1)
}
const log = pino({ level: process.env['LOG_LEVEL'] ?? 'info' })
const port = Number(process.env['PORT'] ?? 3060)

const backend = await createBackend({ settings: read.settings, log })
const listener = getRequestListener((request, { incoming }) => {
  request.headers.set('x-client-address', incoming.socket.remoteAddress ?? '')
  return backend.fetch(request)
})
const server = createServer({ headersTimeout: 5_000, requestTimeout: 30_000 }, (request, response) => {
  if (stopping) response.setHeader('connection', 'close')
  void listener(request, response)
})
server.listen(port, '127.0.0.1', () => log.info({ event: 'listening', port }))

/** What is in flight has so long to end. */
const END_WITHIN_MS = 10_000
let stopping = false
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

function stop(): void {
  stopping = true
  server.close(() => void backend.close().then(() => process.exit(0)))
  setInterval(() => server.closeIdleConnections(), 100)
  setTimeout(() => server.closeAllConnections(), END_WITHIN_MS)
}
