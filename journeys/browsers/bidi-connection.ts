/** A connection of WebDriver BiDi: commands with responses, and events. */
interface BidiConnection {
  /** Rejects with the browser's error. */
  send(method: string, params: object): Promise<Record<string, unknown>>
  close(): void
}

interface Message {
  readonly id?: number
  readonly type?: string
  readonly method?: string
  readonly params?: unknown
  readonly result?: Record<string, unknown>
  readonly message?: string
}

interface Waiting {
  readonly resolve: (result: Record<string, unknown>) => void
  readonly reject: (error: Error) => void
}

export async function connectBidi(
  url: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<BidiConnection> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  await new Promise((done, fail) => {
    socket.addEventListener('open', done, { once: true })
    socket.addEventListener('error', () => fail(new Error(`${url} refuses the connection`)), { once: true })
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser closed the connection'))
  })
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id === undefined) return onEvent(message.method ?? '', message.params)
    const call = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'error') call?.reject(new Error(message.message))
    else call?.resolve(message.result ?? {})
  })
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        socket.send(JSON.stringify({ id: lastId, method, params }))
      }),
    close: () => socket.close(),
  }
}
