import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { slugAt } from '../page-path.ts'
import { publishedPages } from '../published-page.ts'
import { isProblem, planRedirect, type Problem, type Redirect } from './plan-redirect.ts'

const REDIRECT = 'api::redirect.redirect'

type Stored = Redirect & { readonly documentId: string }

/**
 * The redirect as it is to be kept: cleaned, and leading straight to its end. Others that led to its start are led on.
 * Throws a ValidationError, which the editor reads beside the field, when it would hide a page or lead in a circle.
 */
export async function checkRedirect(
  strapi: Core.Strapi,
  wanted: Redirect,
  documentId: string | undefined,
): Promise<Redirect> {
  const slugs = new Set((await publishedPages(strapi)).map(({ slug }) => slug))
  const others = (await storedRedirects(strapi)).filter((other) => other.documentId !== documentId)
  const plan = planRedirect(wanted, others, (path) => slugs.has(slugAt(path)))
  if (isProblem(plan)) throw refusal(plan)
  for (const other of plan.leadOn)
    await strapi.db
      .query(REDIRECT)
      .update({ where: { documentId: other.documentId }, data: { to: plan.redirect.to } })
  return plan.redirect
}

/** What an update leaves as it is comes from the redirect as it stands. */
export async function completed(
  strapi: Core.Strapi,
  change: Partial<Redirect>,
  documentId: string | undefined,
): Promise<Redirect> {
  const stored = documentId ? await strapi.documents(REDIRECT).findOne({ documentId }) : null
  return { from: change.from ?? stored?.from ?? '', to: change.to ?? stored?.to ?? '' }
}

async function storedRedirects(strapi: Core.Strapi): Promise<Stored[]> {
  return strapi.db.query(REDIRECT).findMany({ select: ['documentId', 'from', 'to'] })
}

function refusal({ field, message }: Problem): Error {
  return new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  })
}
