import { type DataStrategyResult, isRouteErrorResponse } from 'react-router'

type Results = Readonly<Record<string, DataStrategyResult>>

/** Whether a navigation failed: no network, an error of a proxy, an overloaded server. */
export function hasFailed(results: Results): boolean {
  return Object.values(results).some(({ type, result }) => type === 'error' && isFailure(result))
}

function isFailure(error: unknown): boolean {
  // Redirects are responses.
  if (error instanceof Response) return false
  return isRouteErrorResponse(error) ? error.status >= 500 : true
}

const STORAGE_KEY = 'document-navigation'

/**
 * Loads the document at an address after client-side navigation failed: the server may have the page, and otherwise
 * explains the error. Once per address until a navigation succeeds; false if it was tried before, or storage is
 * blocked.
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

/** Call it when a navigation has succeeded. */
export function resetDocumentNavigation(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
