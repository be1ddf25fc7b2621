const CONTENT_API = /^\/api\/upload\/*$/i
const PANEL = /^\/upload(?:\/*|\/files\/*|\/files\/[^/]+\/replace\/*)$/i

/** Which of Strapi's two APIs accepts uploads at a path; null if neither does. */
export function uploadEntryPoint(path: string): 'panel' | 'content-api' | null {
  if (PANEL.test(path)) return 'panel'
  return CONTENT_API.test(path) ? 'content-api' : null
}
