const CONTENT_API = /^\/api\/upload\/*$/i
const ADMIN_API = /^\/upload(?:\/*|\/files\/*|\/files\/[^/]+\/replace\/*)$/i

/** Which of Strapi's two APIs accepts uploads at a path; null if neither does. */
export function uploadEntryPoint(path: string): 'admin' | 'content-api' | null {
  if (ADMIN_API.test(path)) return 'admin'
  return CONTENT_API.test(path) ? 'content-api' : null
}
