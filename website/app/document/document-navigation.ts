import { type DataStrategyResult, isRouteErrorResponse } from 'react-router'

type Results = Readonly<Record<string, DataStrategyResult>>

/** Whether a move got no answer, or one that is no page's: no network, a proxy's own error, a server that is busy. */
export function hasFailed(results: Results): boolean {
  return Object.values(results).some(({ type, result }) => type === 'error' && isFailure(result))
}

function isFailure(error: unknown): boolean {
  // Redirects come as responses.
  if (error instanceof Response) return false
  return isRouteErrorResponse(error) ? error.status >= 500 : true
}

const STORAGE_KEY = 'document-navigation'

/**
 * Loads the document at an address in place of a move that failed: the server may have the page itself, and otherwise
 * says what is wrong. Once an address, until a move succeeds again; false when it has been tried, or cannot be noted.
 */
export function loadDocument(address: string): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === address) return false
    sessionStorage.setItem(STORAGE_KEY, address)
  } catch {
    return false
  }
  if (address === location.href) location.reload()
  else location.assign(address)
  return true
}

/** To be called when a move has succeeded. */
export function resetDocumentNavigation(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is blocked: nothing was noted.
  }
}
