import { createSite, type SiteDependencies } from '../create-site.ts'
import { siteFakes } from './fakes.ts'

/** What a site of fakes responds to one client. */
export function requestSite(path: string, init: RequestInit = {}, given: Partial<SiteDependencies> = {}) {
  const request = new Request(`https://beam.example${path}`, init)
  return createSite(siteFakes(given)).fetch(request, { peer: '192.0.2.7' })
}
