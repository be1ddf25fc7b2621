import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

const REQUEST = 'beam:metrics?'
const RESPONSE = 'beam:metrics'
const TIMEOUT_MS = 8_000

interface Message {
  readonly type: string
  readonly id: number
  /** Undefined when not all processes responded. */
  readonly text?: string | undefined
}

/** For the first process: collects the metrics of all site processes when one of them is asked. */
export function respondToMetricsRequests(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker, message: Message) => {
    if (message.type !== REQUEST) return
    const respond = (text?: string) =>
      worker.isConnected() && worker.send({ type: RESPONSE, id: message.id, text })
    all.clusterMetrics().then(respond, () => respond())
  })
}

/** For the other processes: the metrics of all of them. Rejects when they do not respond in time. */
export function createAggregatedReport(registry: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries([registry])
  void new AggregatorRegistry()
  let lastId = 0
  return () =>
    new Promise((resolve, reject) => {
      const id = (lastId += 1)
      const timer = setTimeout(() => finish(undefined), TIMEOUT_MS)
      process.on('message', receive)
      process.send?.({ type: REQUEST, id })

      function receive(message: Message): void {
        if (message.type === RESPONSE && message.id === id) finish(message.text)
      }

      function finish(text: string | undefined): void {
        clearTimeout(timer)
        process.off('message', receive)
        if (text === undefined) reject(new Error('Not all site processes reported their metrics'))
        else resolve(text)
      }
    })
}
