import { readFileSync } from 'node:fs'
import type { Core } from '@strapi/strapi'
import { publishedPages } from '../published-page.ts'
import { menuFor, type MenuItem } from './menu-for.ts'

/** The default documents, as from-content/seed-document.ts writes them. */
interface SeedDocument {
  readonly pages: readonly PageData[]
  readonly footer: Data
  readonly navigation: readonly MenuItem[]
  readonly audiences: readonly string[]
}
type Data = Record<string, unknown>
type PageData = Data & { readonly slug: string }

/** What this database was given before, so that nothing an editor removed ever comes back. */
interface Seeded {
  readonly slugs: readonly string[]
  readonly footer: boolean
  readonly navigation: boolean
}
const NOTHING: Seeded = { slugs: [], footer: false, navigation: false }

/**
 * Gives the database every default document it was never given. All of them or, when anything fails, none: the next
 * start then begins anew. Pages that a newer release brings are added; what exists is never touched.
 */
export async function seed(strapi: Core.Strapi, seedFile: string): Promise<void> {
  if (seedFile === '') return
  const document = JSON.parse(readFileSync(seedFile, 'utf8')) as SeedDocument
  const memory = strapi.store({ type: 'core', name: 'seed' })
  const seeded = ((await memory.get({ key: 'seeded' })) as Seeded | null) ?? NOTHING
  const newPages = document.pages.filter(({ slug }) => !seeded.slugs.includes(slug))
  if (newPages.length === 0 && seeded.footer && seeded.navigation) return
  strapi.log.info(`Seeding ${newPages.length} pages (process ${process.pid})`)
  await strapi.db.transaction(async () => {
    await seedPages(strapi, newPages)
    if (!seeded.footer) await seedFooter(strapi, document.footer)
    if (!seeded.navigation) await seedNavigation(strapi, document)
    const slugs = [...seeded.slugs, ...newPages.map(({ slug }) => slug)]
    await memory.set({ key: 'seeded', value: { slugs, footer: true, navigation: true } })
  })
  strapi.log.info('Seeded')
}

async function seedPages(strapi: Core.Strapi, pages: readonly PageData[]): Promise<void> {
  const page = strapi.documents('api::page.page')
  for (const data of pages) {
    const { slug } = data
    if ((await page.findFirst({ filters: { slug }, fields: ['slug'] })) !== null) continue
    await page.create({ data, status: 'published' }).catch((error: unknown) => {
      throw new Error(`The default page ${slug} does not fit: ${complaintsOf(error)}`, { cause: error })
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
    where: { slug: 'navigation' },
    populate: ['items'],
  })
  if (!menu || menu.items.length > 0) return
  const pages = await publishedPages(strapi)
  const items = menuFor(navigation, {
    documentIds: new Map(pages.map(({ slug, documentId }) => [slug, documentId])),
    audienceIds: await makeAudiences(strapi, audiences),
  })
  const { id, documentId, locale, name } = menu
  const payload = { id, documentId, locale, name, visible: true, items }
  await strapi.plugin('navigation').service('admin').put({ auditLog: undefined, payload })
}

async function makeAudiences(strapi: Core.Strapi, keys: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const key of keys) {
    const name = key.charAt(0).toUpperCase() + key.slice(1)
    const { id } = await strapi.db.query('plugin::navigation.audience').create({ data: { key, name } })
    ids.set(key, id)
  }
  return ids
}

/** Every complaint with the place it is about, e.g. `Content.2.clauses.0.body: …`. */
function complaintsOf(error: unknown): string {
  const { details } = error as { details?: { errors?: { path: (string | number)[]; message: string }[] } }
  const complaints = details?.errors?.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return complaints?.join('; ') ?? String(error)
}
