const UNSAFE = /[&><\u2028\u2029]/g

/** The hydration state of a page as a script: loader data, passed on as React Router's own scripts do. */
export async function readHydrationState(loaderData: ReadableStream<Uint8Array>): Promise<string> {
  const written = JSON.stringify(await new Response(loaderData).text()).replaceAll(UNSAFE, escaped)
  return `${CONTROLLER}.enqueue(${written});${CONTROLLER}.close();`
}

/** Internal to React Router, because there is no public API: see docs/decisions/008-deferred-scripts.md. */
const CONTROLLER = 'window.__reactRouterContext.streamController'

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
