import type { Core, Modules } from '@strapi/strapi'
import { publishedPage, publishedPages } from '../published-page.ts'
import { checkRedirect, completed } from '../redirects/check-redirect.ts'
import { keepOldAddress } from '../redirects/keep-old-address.ts'
import type { Redirect } from '../redirects/plan-redirect.ts'
import { tagsOfMediaChange, tagsOfPageChange, type Tag } from './tags.ts'

type Middleware = Modules.Documents.Middleware.Middleware
type Context = Parameters<Middleware>[0]
type Next = Parameters<Middleware>[1]
type Announce = (tags: readonly Tag[]) => void

const CHANGING = new Set(['create', 'clone', 'update', 'delete', 'publish', 'unpublish', 'discardDraft'])

/**
 * Sees every change that editors make, wherever they make it: keeps redirects sound and announces what visitors will
 * see differently, once it is stored. A draft announces nothing.
 */
export function watchChanges(strapi: Core.Strapi, announce: Announce): void {
  strapi.documents.use((context, next) => {
    if (!CHANGING.has(context.action)) return next()
    if (context.uid === 'api::page.page') return changePage(strapi, announce, context, next)
    if (context.uid === 'api::footer.footer') return changeFooter(strapi, announce, next)
    if (context.uid === 'api::redirect.redirect') return changeRedirect(strapi, announce, context, next)
    if (context.uid.startsWith('plugin::navigation.'))
      return announcing(strapi, announce, ['navigation'], next)
    return next()
  })
  for (const event of ['media.update', 'media.delete'])
    strapi.eventHub.on(event, async () => {
      announce(tagsOfMediaChange((await publishedPages(strapi)).map(({ slug }) => slug)))
    })
}

async function changePage(strapi: Core.Strapi, announce: Announce, context: Context, next: Next) {
  return strapi.db.transaction(async ({ onCommit }) => {
    const documentId = documentIdOf(context)
    const before = documentId ? await publishedPage(strapi, { documentId }) : null
    const result = await next()
    const changed = documentId ?? (result as { documentId?: string } | null)?.documentId
    const after = changed ? await publishedPage(strapi, { documentId: changed }) : null
    await keepOldAddress(strapi, before, after)
    onCommit(() => announce(tagsOfPageChange(before, after)))
    return result
  })
}

async function changeFooter(strapi: Core.Strapi, announce: Announce, next: Next) {
  return strapi.db.transaction(async ({ onCommit }) => {
    const before = await publishedFooterId(strapi)
    const result = await next()
    const after = await publishedFooterId(strapi)
    if (before !== after) onCommit(() => announce(['footer']))
    return result
  })
}

async function changeRedirect(strapi: Core.Strapi, announce: Announce, context: Context, next: Next) {
  return strapi.db.transaction(async ({ onCommit }) => {
    const params = context.params as { data?: Partial<Redirect> }
    if (params.data && context.action !== 'delete') {
      const documentId = documentIdOf(context)
      const wanted = await completed(strapi, params.data, documentId)
      Object.assign(params.data, await checkRedirect(strapi, wanted, documentId))
    }
    const result = await next()
    onCommit(() => announce(['redirects']))
    return result
  })
}

async function announcing(strapi: Core.Strapi, announce: Announce, tags: readonly Tag[], next: Next) {
  return strapi.db.transaction(async ({ onCommit }) => {
    const result = await next()
    onCommit(() => announce(tags))
    return result
  })
}

async function publishedFooterId(strapi: Core.Strapi): Promise<number | string | undefined> {
  const footer = await strapi.db
    .query('api::footer.footer')
    .findOne({ select: ['id'], where: { publishedAt: { $notNull: true } } })
  return footer?.id
}

function documentIdOf(context: Context): string | undefined {
  if (context.action === 'clone') return undefined
  return (context.params as { documentId?: string }).documentId
}
