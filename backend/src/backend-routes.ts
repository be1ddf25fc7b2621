import { openApi } from '@beam/forms/engine/open-api.ts'
import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import { CONSENT_PATH } from './consent/consent-path.ts'
import type { BackendRequest } from './http/backend-request.ts'
import { jsonResponse } from './http/response.ts'
import type { Route } from './http/router.ts'
import type { IntakeOutcome, IntakeTarget } from './intake/intake-target.ts'

/** One endpoint for each target, and the OpenAPI document that describes them. */
export function createBackendRoutes(
  forms: readonly FormDefinition[],
  targets: readonly IntakeTarget[],
  receive: (target: IntakeTarget, request: BackendRequest) => Promise<IntakeOutcome>,
): ReadonlyMap<string, Route> {
  const described = openApi(forms)
  const description = { ...described, paths: { ...described.paths, ...CONSENT_PATH } }
  return new Map<string, Route>([
    ...targets.map((target): [string, Route] => [
      target.endpoint ?? '',
      { method: 'POST', handle: async (request) => (await receive(target, request)).response },
    ]),
    ['/openapi.json', { method: 'GET', handle: () => jsonResponse(200, description) }],
  ])
}
