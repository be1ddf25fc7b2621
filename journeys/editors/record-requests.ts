import type { BrowserContext, Page, Request } from '@playwright/test'

interface Recording {
  /** The requests whose address, headers or content have a text; since the last `restart`. */
  withText(text: string): string[]
  /** Forgets what was recorded. */
  restart(): void
}

/** Records every request of all windows and frames, and what they send through sockets. */
export function recordRequests(context: BrowserContext): Recording {
  let recorded: string[] = []
  const recordSockets = (page: Page) =>
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => recorded.push(`${socket.url()} ${payload}`)),
    )
  context.on('request', (request) => recorded.push(contentOf(request)))
  context.on('page', recordSockets)
  for (const page of context.pages()) recordSockets(page)
  return {
    withText: (text) => recorded.filter((request) => request.includes(text)),
    restart: () => {
      recorded = []
    },
  }
}

function contentOf(request: Request): string {
  const headers = JSON.stringify(request.headers())
  const address = `${request.method()} ${request.url()} ${decoded(request.url())}`
  return [address, headers, request.postData() ?? ''].join(' ')
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url.replaceAll('+', ' '))
  } catch {
    return url
  }
}
