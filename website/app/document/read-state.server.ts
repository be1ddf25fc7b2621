const UNSAFE = /[&><\u2028\u2029]/g

/** What React needs to take over a page, as a script: the loaders' answers, handed over as React Router's own scripts do. */
export async function readState(answers: ReadableStream<Uint8Array>): Promise<string> {
  const written = JSON.stringify(await new Response(answers).text()).replaceAll(UNSAFE, escaped)
  return `${CONTROLLER}.enqueue(${written});${CONTROLLER}.close();`
}

/** Its own name, for it has no public one to hand them over by: docs/decisions/008-deferred-scripts.md has the price. */
const CONTROLLER = 'window.__reactRouterContext.streamController'

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
