import type { Core, Modules } from '@strapi/strapi'
import { assertMayPublish } from '../access/assert-may-publish.ts'
import { menuShowsPageTitles } from '../menu/menu-shows-page-titles.ts'
import { publishedPage, publishedPages } from '../published-page.ts'
import { publishedRedirectId, validateRedirectChange } from '../redirects/change-redirect.ts'
import { redirectOldPath } from '../redirects/redirect-old-path.ts'
import { tagsOfMediaChange, tagsOfPageChange, tagsOfUpload, type Tag } from './tags-of-change.ts'

type Middleware = Modules.Documents.Middleware.Middleware
type Context = Parameters<Middleware>[0]
type Next = Parameters<Middleware>[1]
type Notify = (tags: readonly Tag[]) => void

/** Actions after which visitors may see something else. */
const ACTIONS_THAT_CHANGE_CONTENT = new Set([
  'create',
  'clone',
  'update',
  'delete',
  'publish',
  'unpublish',
  'discardDraft',
])

/**
 * Handles every change that editors make, in the panel or through an API (create, update, publish, unpublish, delete):
 * validates redirects, adds one when a published page moves, and notifies the site of changes to published content
 * once they are committed. Changes to drafts notify nobody. What may reject a change before:
 * guard-content-changes.ts.
 */
export function handleContentChanges(strapi: Core.Strapi, notify: Notify): void {
  strapi.documents.use((context, next) => {
    if (!ACTIONS_THAT_CHANGE_CONTENT.has(context.action)) return next()
    if (context.uid === 'api::page.page') return changePage(strapi, notify, context, next)
    if (context.uid === 'api::footer.footer') return changeFooter(strapi, notify, next)
    if (context.uid === 'api::redirect.redirect') return changeRedirect(strapi, notify, context, next)
    if (context.uid.startsWith('plugin::navigation.')) return changeNavigation(strapi, notify, next)
    return next()
  })
  strapi.eventHub.on('media.create', async ({ media }) => notify(tagsOfUpload(media)))
  for (const event of ['media.update', 'media.delete'])
    strapi.eventHub.on(event, async () => {
      notify(tagsOfMediaChange((await publishedPages(strapi)).map(({ slug }) => slug)))
    })
}

async function changePage(strapi: Core.Strapi, notify: Notify, context: Context, next: Next) {
  return strapi.db.transaction(async ({ onCommit }) => {
    const documentId = documentIdOf(context)
    const before = documentId ? await publishedPage(strapi, { documentId }) : null
    if (before && context.action === 'delete') assertMayPublish(strapi, context.uid)
    const result = await next()
    const changedId = documentId ?? (result as { documentId?: string } | null)?.documentId
    const after = changedId ? await publishedPage(strapi, { documentId: changedId }) : null
    await redirectOldPath(strapi, before, after)
    const showsTitles = before?.title !== after?.title && (await menuShowsPageTitles(strapi))
    const tags = tagsOfPageChange(before, after, showsTitles)
    onCommit(() => notify(tags))
    return result
  })
}

async function changeFooter(strapi: Core.Strapi, notify: Notify, next: Next) {
  return strapi.db.transaction(async ({ onCommit }) => {
    const before = await publishedFooterId(strapi)
    const result = await next()
    const after = await publishedFooterId(strapi)
    if (before !== after) onCommit(() => notify(['footer']))
    return result
  })
}

async function changeRedirect(strapi: Core.Strapi, notify: Notify, context: Context, next: Next) {
  return strapi.db.transaction(async ({ onCommit }) => {
    const documentId = documentIdOf(context)
    const before = await publishedRedirectId(strapi, documentId)
    if (before && context.action === 'delete') assertMayPublish(strapi, context.uid)
    await validateRedirectChange(strapi, context, documentId)
    const result = await next()
    const changedId = documentId ?? (result as { documentId?: string } | null)?.documentId
    const after = await publishedRedirectId(strapi, changedId)
    if (before !== after) onCommit(() => notify(['redirects']))
    return result
  })
}

async function changeNavigation(strapi: Core.Strapi, notify: Notify, next: Next) {
  return strapi.db.transaction(async ({ onCommit }) => {
    const result = await next()
    onCommit(() => notify(['navigation']))
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
