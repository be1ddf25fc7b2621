import type { CheckContext } from '../../../../content/check/check-context.ts'
import type { RedirectRules } from '../../redirects/plan-redirect.ts'

/** What `GET /checks/context` answers: what is published beside a document (cms/src/checks/check-routes.ts). */
export interface PublishedContext {
  readonly context: CheckContext
  readonly redirectRules: Pick<RedirectRules, 'siteUrl' | 'allowedHosts'>
}
