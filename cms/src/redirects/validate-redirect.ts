import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { slugAt } from '../page-path.ts'
import { publishedPages } from '../published-page.ts'
import { isProblem, planRedirect, type Problem, type Redirect } from './plan-redirect.ts'

const REDIRECT = 'api::redirect.redirect'

type StoredRedirect = Redirect & { readonly documentId: string }

/**
 * Returns the redirect as it is stored: normalized, and flattened to its final target. Existing redirects to its source
 * are updated to that target. Throws a ValidationError, which Strapi shows beside the field, when the redirect would
 * hide a page or create a loop.
 */
export async function validateRedirect(
  strapi: Core.Strapi,
  redirect: Redirect,
  documentId: string | undefined,
): Promise<Redirect> {
  const slugs = new Set((await publishedPages(strapi)).map(({ slug }) => slug))
  const others = (await storedRedirects(strapi)).filter((other) => other.documentId !== documentId)
  const plan = planRedirect(redirect, others, (path) => slugs.has(slugAt(path)))
  if (isProblem(plan)) throw validationError(plan)
  for (const other of plan.flattened)
    await strapi.db
      .query(REDIRECT)
      .update({ where: { documentId: other.documentId }, data: { to: plan.redirect.to } })
  return plan.redirect
}

/** The whole redirect after a partial update: fields that the update omits come from the database. */
export async function mergedRedirect(
  strapi: Core.Strapi,
  change: Partial<Redirect>,
  documentId: string | undefined,
): Promise<Redirect> {
  const stored = documentId ? await strapi.documents(REDIRECT).findOne({ documentId }) : null
  return { from: change.from ?? stored?.from ?? '', to: change.to ?? stored?.to ?? '' }
}

async function storedRedirects(strapi: Core.Strapi): Promise<StoredRedirect[]> {
  return strapi.db.query(REDIRECT).findMany({ select: ['documentId', 'from', 'to'] })
}

function validationError({ field, message }: Problem): Error {
  return new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  })
}
