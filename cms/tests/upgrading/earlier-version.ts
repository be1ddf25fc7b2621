import { DatabaseSync } from 'node:sqlite'

export const REDIRECT = 'api::redirect.redirect'
export const FILE_TEXT = 'A shop in the morning'
export const HERO = 'components_blocks_hero'
export const CAROUSEL = 'components_blocks_carousels'
export const ARTICLE = 'components_blocks_article'

/**
 * Changes a database to what an earlier version left: a field and a kind of block that are gone, a field of one line
 * that has several today, redirects without drafts, an alternative text that only the file has, and groups of the menu
 * with the path '#'.
 */
export function asEarlierVersion(file: string): void {
  changeDatabase(file, (opened) => {
    moveAlternativeTextToFile(opened)
    opened.exec("update navigations_items set path = '#' where type = 'WRAPPER' and path = '/'")
    addField(opened)
    addCarousels(opened)
    shortenSummary(opened)
    removeDraftsOfRedirects(opened)
  })
}

/** As if an earlier version had no category in its heroes. */
export function withoutCategory(file: string): void {
  changeDatabase(file, (opened) => {
    opened.exec(`alter table ${HERO} drop column category`)
    changeHeroFields(opened, (fields) => fields.filter(({ name }) => name !== 'category'))
  })
}

export function changeDatabase(file: string, change: (database: DatabaseSync) => void): void {
  const opened = new DatabaseSync(file)
  change(opened)
  opened.close()
}

/** As if the text had been entered in the media library, before pictures had one of their own. */
function moveAlternativeTextToFile(opened: DatabaseSync): void {
  opened.prepare('update files set alternative_text = ?').run(FILE_TEXT)
  opened.exec("delete from strapi_core_store_settings where key like '%alternative-texts%'")
}

/** A column with three values, tracked by Strapi like those of its schema. */
function addField(opened: DatabaseSync): void {
  opened.exec(`alter table ${HERO} add column subtitle varchar(255) null`)
  const set = opened.prepare(
    `update ${HERO} set subtitle = ? where id = (select id from ${HERO} order by id limit 1 offset ?)`,
  )
  for (const [index, value] of ['first', 'second', 'third', ''].entries()) set.run(value, index)
  changeHeroFields(opened, (fields) => [...fields, storedField('subtitle', 'string')])
}

/** The table of a kind of block with two rows, tracked by Strapi like those of its schema. */
function addCarousels(opened: DatabaseSync): void {
  opened.exec(`create table ${CAROUSEL} (id integer primary key, title varchar(255) null)`)
  opened.exec(`insert into ${CAROUSEL} (title) values ('Offers'), ('Shops')`)
  const fields = [storedField('id', 'increments'), storedField('title', 'string')]
  const table = { name: CAROUSEL, indexes: [], foreignKeys: [], columns: fields }
  changeStoredSchema(opened, (tables) => [...tables, table])
}

interface StoredField {
  readonly name: string
}

interface StoredTable {
  readonly name: string
  readonly columns: readonly StoredField[]
}

function storedField(name: string, type: string): StoredField {
  const settings = { type, args: [], defaultTo: null, notNullable: false, unsigned: false }
  return { name, ...settings }
}

function changeHeroFields(
  opened: DatabaseSync,
  change: (fields: readonly StoredField[]) => readonly StoredField[],
): void {
  changeStoredSchema(opened, (tables) =>
    tables.map((table) => (table.name === HERO ? { ...table, columns: change(table.columns) } : table)),
  )
}

/** What Strapi takes for the schema of the version that started last. */
function changeStoredSchema(
  opened: DatabaseSync,
  change: (tables: readonly StoredTable[]) => readonly StoredTable[],
): void {
  const row = opened.prepare('select schema from strapi_database_schema').get()
  const before = JSON.parse(String(row?.['schema'])) as { readonly tables: readonly StoredTable[] }
  const schema = { ...before, tables: change(before.tables) }
  opened
    .prepare('update strapi_database_schema set schema = ?, hash = ?')
    .run(JSON.stringify(schema), 'of an earlier version')
}

/** Summaries of articles were inputs of one line. */
function shortenSummary(opened: DatabaseSync): void {
  opened.exec(`alter table ${ARTICLE} rename column summary to longer`)
  opened.exec(`alter table ${ARTICLE} add column summary varchar(255) null`)
  opened.exec(`update ${ARTICLE} set summary = longer`)
  opened.exec(`alter table ${ARTICLE} drop column longer`)
}

function removeDraftsOfRedirects(opened: DatabaseSync): void {
  opened.exec('delete from redirects where published_at is null')
  const key = 'strapi_content_types_schema'
  const row = opened.prepare('select value from strapi_core_store_settings where key = ?').get(key)
  const types = JSON.parse(String(row?.['value'])) as Record<string, { options: object }>
  const redirect = types[REDIRECT]
  if (!redirect) throw new Error('Strapi does not store the schema of redirects')
  redirect.options = { draftAndPublish: false }
  opened
    .prepare('update strapi_core_store_settings set value = ? where key = ?')
    .run(JSON.stringify(types), key)
}
