const CONTENT_API = /^\/api\/upload\/*$/i
const PANEL = /^\/upload(?:\/*|\/files\/*|\/files\/[^/]+\/replace\/*)$/i

/** Which of Strapi's two interfaces takes files at a path; null if none does. */
export function uploadEntryPoint(path: string): 'panel' | 'content-api' | null {
  if (PANEL.test(path)) return 'panel'
  return CONTENT_API.test(path) ? 'content-api' : null
}
