import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
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
})

test('a program that has nothing more to do ends by itself, with its own code', async () => {
  expect(await runNode('test', ['--eval', 'console.log("done"); process.exitCode = 3'])).toEqual({
    code: 3,
    output: 'done\n',
  })
})

test('a program that it forks waits for its messages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'beam-fork-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const forked = join(folder, 'forked.mjs')
  writeFileSync(
    forked,
    `process.once('message', (message) => {
      process.send({ message, execArgv: process.execArgv })
      process.disconnect()
    })
    process.send('waits')`,
  )
  const program = join(folder, 'program.mjs')
  writeFileSync(
    program,
    `import { fork } from 'node:child_process'
    const child = fork(${JSON.stringify(forked)})
    child.once('message', () => {
      child.once('message', (answer) => console.log(JSON.stringify(answer)))
      child.send('hello')
    })
    child.once('exit', (code) => { process.exitCode = code })`,
  )
  expect(await runNode('test', ['--title=test', program])).toEqual({
    code: 0,
    output: '{"message":"hello","execArgv":["--title=test"]}\n',
  })
})
