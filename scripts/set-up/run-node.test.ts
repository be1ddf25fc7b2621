import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runNode } from './run.mjs'

const RUN = join(import.meta.dirname, 'run.mjs')

test('a program that a killed process had started ends, too', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  // It would run for as long as the test keeps the connection open.
  const program = `require('net').connect(${port}, '127.0.0.1').resume()`
  const parent = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { runNode } from ${JSON.stringify(RUN)}; await runNode('test', ['--eval', ${JSON.stringify(program)}])`,
  ])
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [connection] = (await once(server, 'connection')) as [Socket]
  connection.on('error', () => {})
  connection.resume()
  parent.kill('SIGKILL')
  await once(connection, 'close')
  expect(connection.closed).toBe(true)
}, 60_000)

test('a program that has nothing more to do ends by itself, with its own code', async () => {
  expect(await runNode('test', ['--eval', 'console.log("done"); process.exitCode = 3'])).toEqual({
    code: 3,
    output: 'done\n',
  })
}, 60_000)
