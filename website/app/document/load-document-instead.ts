import { type DataStrategyResult, isRouteErrorResponse } from 'react-router'

type Results = Readonly<Record<string, DataStrategyResult>>

/**
 * Loads the document at an address if client-side navigation cannot show its page.
 *
 * @param hasCode whether the code of the page has been loaded
 * @returns whether the document is being loaded
 */
export function loadDocumentInstead(results: Results, hasCode: boolean, url: string): boolean {
  // Each time: the document works without that code, and does not navigate by itself.
  if (!hasCode) return loadDocument(url)
  if (hasFailed(results)) return loadDocumentOnce(url)
  resetDocumentNavigation()
  return false
}

/** Whether a navigation failed: no network, an error of a proxy, an overloaded server. */
function hasFailed(results: Results): boolean {
  return Object.values(results).some(({ type, result }) => type === 'error' && isFailure(result))
}

function isFailure(error: unknown): boolean {
  // Redirects are responses.
  if (error instanceof Response) return false
  return isRouteErrorResponse(error) ? error.status >= 500 : true
}

const STORAGE_KEY = 'document-navigation'

/**
 * Loads the document after client-side navigation failed: the server may have the page, and otherwise explains the
 * error. Once per address until a navigation succeeds; false if it was tried before, or storage is blocked.
 */
function loadDocumentOnce(url: string): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === url) return false
    sessionStorage.setItem(STORAGE_KEY, url)
  } catch {
    return false
  }
  return loadDocument(url)
}

function loadDocument(url: string): true {
  if (url === location.href) location.reload()
  else location.assign(url)
  return true
}

function resetDocumentNavigation(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
