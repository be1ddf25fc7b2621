import { brokenLink } from '../../../../content/check/check-links.ts'
import { blocker, error, type Finding } from '../../../../content/check/finding.ts'
import { linkTargetsOf } from '../../../../content/check/link-targets-of.ts'
import { slugAt } from '../../page-path.ts'
import { isProblem, planRedirect, type Redirect } from '../../redirects/plan-redirect.ts'
import type { PublishedContext } from './published-context'

const LOCATION = 'redirects'

/** The problems of a redirect: why the content service would not save it, or that its target does not exist. */
export function checkRedirect(values: unknown, { context, redirectRules }: PublishedContext): Finding[] {
  const redirect = readRedirect(values)
  if (redirect.from === '' || redirect.to === '') return []
  const slugs = new Set(context.otherPages.map(({ slug }) => slug.toLowerCase()))
  const plan = planRedirect(redirect, context.redirects, {
    ...redirectRules,
    hasPage: (path) => slugs.has(slugAt(path)),
    reservedSegments: context.siteInfo.reservedSegments,
  })
  if (isProblem(plan)) return [blocker(LOCATION, plan.message, plan.field)]
  const { from, to } = plan.redirect
  const problem = brokenLink(to, '/', linkTargetsOf(context))
  return problem ? [error(LOCATION, `${from} ${problem}`, 'to')] : []
}

/** Fields that are still empty are marked by the form itself. */
function readRedirect(values: unknown): Redirect {
  const { from, to } = (values ?? {}) as Readonly<Record<string, unknown>>
  return { from: typeof from === 'string' ? from.trim() : '', to: typeof to === 'string' ? to.trim() : '' }
}
