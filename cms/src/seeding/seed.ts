import { readFileSync } from 'node:fs'
import type { Core } from '@strapi/strapi'
import { SITE_MENU } from '../menu/site-menu.ts'
import { publishedPages } from '../published-page.ts'
import { buildMenu, type MenuItem } from './build-menu.ts'

/** The default documents in the format of from-content/seed-document.ts. */
interface SeedDocument {
  readonly pages: readonly PageData[]
  readonly footer: Data
  readonly navigation: readonly MenuItem[]
  readonly audiences: readonly string[]
}
type Data = Record<string, unknown>
type PageData = Data & { readonly slug: string }

/** What was seeded before, so that nothing an editor has deleted comes back. */
interface Seeded {
  readonly slugs: readonly string[]
  readonly footer: boolean
  readonly navigation: boolean
}
const NOTHING: Seeded = { slugs: [], footer: false, navigation: false }

/**
 * Creates all default documents that were not seeded before, in one transaction: after a failure the next start tries
 * again. Adds the new pages of a newer release; never changes existing documents.
 */
export async function seed(strapi: Core.Strapi, seedFile: string): Promise<void> {
  if (seedFile === '') return
  const document = JSON.parse(readFileSync(seedFile, 'utf8')) as SeedDocument
  const state = strapi.store({ type: 'core', name: 'seed' })
  const seeded = ((await state.get({ key: 'seeded' })) as Seeded | null) ?? NOTHING
  const newPages = document.pages.filter(({ slug }) => !seeded.slugs.includes(slug))
  if (newPages.length === 0 && seeded.footer && seeded.navigation) return
  strapi.log.info(`Seeding ${newPages.length} pages (process ${process.pid})`)
  await strapi.db.transaction(async () => {
    await seedPages(strapi, newPages)
    if (!seeded.footer) await seedFooter(strapi, document.footer)
    if (!seeded.navigation) await seedNavigation(strapi, document)
    const slugs = [...seeded.slugs, ...newPages.map(({ slug }) => slug)]
    await state.set({ key: 'seeded', value: { slugs, footer: true, navigation: true } })
  })
  strapi.log.info('Seeded')
}

async function seedPages(strapi: Core.Strapi, pages: readonly PageData[]): Promise<void> {
  const page = strapi.documents('api::page.page')
  for (const data of pages) {
    const { slug } = data
    if ((await page.findFirst({ filters: { slug }, fields: ['slug'] })) !== null) continue
    await page.create({ data, status: 'published' }).catch((error: unknown) => {
      throw new Error(`The default page ${slug} is invalid: ${problemsOf(error)}`, { cause: error })
    })
  }
}

async function seedFooter(strapi: Core.Strapi, data: Data): Promise<void> {
  const footer = strapi.documents('api::footer.footer')
  if ((await footer.findFirst({})) !== null) return
  await footer.create({ data, status: 'published' })
}

async function seedNavigation(
  strapi: Core.Strapi,
  { navigation, audiences }: Pick<SeedDocument, 'navigation' | 'audiences'>,
): Promise<void> {
  const menu = await strapi.db.query('plugin::navigation.navigation').findOne({
    where: { slug: SITE_MENU },
    populate: ['items'],
  })
  if (!menu || menu.items.length > 0) return
  const pages = await publishedPages(strapi)
  const items = buildMenu(navigation, {
    documentIds: new Map(pages.map(({ slug, documentId }) => [slug, documentId])),
    audienceIds: await createAudiences(strapi, audiences),
  })
  const { id, documentId, locale, name } = menu
  const payload = { id, documentId, locale, name, visible: true, items }
  await strapi.plugin('navigation').service('admin').put({ auditLog: undefined, payload })
}

async function createAudiences(strapi: Core.Strapi, keys: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const key of keys) {
    const name = key.charAt(0).toUpperCase() + key.slice(1)
    const { id } = await strapi.db.query('plugin::navigation.audience').create({ data: { key, name } })
    ids.set(key, id)
  }
  return ids
}

/** All validation errors with their paths, e.g. `Content.2.clauses.0.body: …`. */
function problemsOf(error: unknown): string {
  const { details } = error as { details?: { errors?: { path: (string | number)[]; message: string }[] } }
  const problems = details?.errors?.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return problems?.join('; ') ?? String(error)
}
