import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/**
 * The upper bound for Node and SQLite: a server that stores each body without validation as a row of one table, in its
 * own thread, many rows per sync, and responds after the sync. `node bare-node.ts FILE` prints its port.
 */
interface Row {
  readonly reference: string
  readonly body: string
}

interface Waiting extends Row {
  readonly response: ServerResponse
}

if (isMainThread) serve(process.argv[2] ?? '')
else storeRows(new DatabaseSync(workerData as string))

function serve(file: string): void {
  const thread = new Worker(new URL(import.meta.url), { workerData: file })
  let waiting: Waiting[] = []
  let underWay: Waiting[] = []

  function send(): void {
    if (underWay.length > 0 || waiting.length === 0) return
    underWay = waiting
    waiting = []
    const rows: Row[] = underWay.map(({ reference, body }) => ({ reference, body }))
    thread.postMessage(rows, [])
  }

  thread.on('message', () => {
    for (const { reference, response } of underWay) acknowledge(reference, response)
    underWay = []
    setImmediate(send)
  })
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      waiting.push({ reference: randomUUID(), body, response })
      setImmediate(send)
    })
  })
  server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
}

function acknowledge(reference: string, response: ServerResponse): void {
  const body = JSON.stringify({ reference })
  response.writeHead(201, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
}

function storeRows(database: DatabaseSync): void {
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec('create table submissions (seq integer primary key, reference text unique, body text)')
  const insert = database.prepare('insert into submissions (reference, body) values (?, ?)')
  parentPort!.on('message', (rows: readonly Row[]) => {
    database.exec('begin immediate')
    for (const { reference, body } of rows) insert.run(reference, body)
    database.exec('commit')
    parentPort!.postMessage('stored', [])
  })
}
