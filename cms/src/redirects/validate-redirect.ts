import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { slugAt } from '../page-path.ts'
import { publishedPages } from '../published-page.ts'
import { settings } from '../settings.ts'
import { isProblem, planRedirect, type Problem, type Redirect, type RedirectRules } from './plan-redirect.ts'
import reservedSegments from './reserved-segments.json'

const REDIRECT = 'api::redirect.redirect'

type StoredRedirect = Redirect & { readonly documentId: string }

interface ValidRedirect {
  /** Normalized, with its final target. */
  readonly redirect: Redirect
  /** The published redirects to its source: they must lead to its target once it is published. */
  readonly flattened: readonly StoredRedirect[]
}

/**
 * Validates a redirect beside all published ones. Throws a ValidationError, which Strapi shows beside the field, when
 * it would shadow a page or a URL of the site itself, lead to another site, or create a loop.
 */
export async function validateRedirect(
  strapi: Core.Strapi,
  redirect: Redirect,
  documentId: string | undefined,
): Promise<ValidRedirect> {
  const others = (await publishedRedirects(strapi)).filter((other) => other.documentId !== documentId)
  const plan = planRedirect(redirect, others, await rulesOf(strapi))
  if (isProblem(plan)) throw validationError(plan)
  return plan
}

/** Lets existing redirects lead to a new target, in their drafts, too. */
export async function retarget(
  strapi: Core.Strapi,
  redirects: readonly StoredRedirect[],
  to: string,
): Promise<void> {
  const documentIds = redirects.map(({ documentId }) => documentId)
  await strapi.db.query(REDIRECT).updateMany({ where: { documentId: { $in: documentIds } }, data: { to } })
}

/** The whole redirect after a partial update of its draft: fields that the update omits come from the database. */
export async function mergedRedirect(
  strapi: Core.Strapi,
  change: Partial<Redirect>,
  documentId: string | undefined,
): Promise<Redirect> {
  const stored = documentId ? await strapi.documents(REDIRECT).findOne({ documentId }) : null
  return { from: change.from ?? stored?.from ?? '', to: change.to ?? stored?.to ?? '' }
}

async function rulesOf(strapi: Core.Strapi): Promise<RedirectRules> {
  const slugs = new Set((await publishedPages(strapi)).map(({ slug }) => slug.toLowerCase()))
  return {
    hasPage: (path) => slugs.has(slugAt(path)),
    reservedSegments,
    siteUrl: settings.siteUrl,
    allowedHosts: settings.redirectHosts,
  }
}

async function publishedRedirects(strapi: Core.Strapi): Promise<StoredRedirect[]> {
  return strapi.db
    .query(REDIRECT)
    .findMany({ select: ['documentId', 'from', 'to'], where: { publishedAt: { $notNull: true } } })
}

function validationError({ field, message }: Problem): Error {
  return new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  })
}
