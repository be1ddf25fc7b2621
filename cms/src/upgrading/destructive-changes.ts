import type { Core } from '@strapi/strapi'

type Database = Core.Strapi['db']
type Schema = Database['schema']['schema']

/** A table or column with values that Strapi is about to drop. */
export interface DestructiveChange {
  /** `table` or `table.column`, as named in the setting CMS_DROP. */
  readonly name: string
  /** The number of rows, or of rows with a value in the column. */
  readonly values: number
}

interface Dropped {
  readonly table: string
  /** undefined: the whole table. */
  readonly column?: string
}

/**
 * The tables and columns with values that Strapi would drop when it applies the schema of this version to a database of
 * the previous one. Strapi's own comparison decides, so that this cannot differ from what it does.
 */
export async function findDestructiveChanges(
  db: Database,
  previousSchema: Schema,
): Promise<readonly DestructiveChange[]> {
  const { diff } = await db.schema.schemaDiff.diff({
    previousSchema,
    databaseSchema: await db.dialect.schemaInspector.getSchema(),
    userSchema: db.schema.schema,
  })
  const changes: DestructiveChange[] = []
  for (const dropped of droppedBy(diff.tables)) {
    const values = await countValues(db, dropped)
    if (values > 0) changes.push({ name: nameOf(dropped), values })
  }
  return changes
}

interface TablesDiff {
  readonly removed: readonly { readonly name: string }[]
  readonly updated: readonly {
    readonly name: string
    readonly columns: { readonly removed: readonly { readonly name: string }[] }
  }[]
}

function droppedBy({ removed, updated }: TablesDiff): Dropped[] {
  return [
    ...removed.map(({ name }) => ({ table: name })),
    ...updated.flatMap(({ name, columns }) =>
      columns.removed.map((column) => ({ table: name, column: column.name })),
    ),
  ]
}

/** An empty text does not count as a value. */
async function countValues(db: Database, { table, column }: Dropped): Promise<number> {
  const rows = db.getConnection(table).count({ count: '*' })
  const counted =
    column === undefined ? rows : rows.whereNotNull(column).whereRaw("cast(?? as text) <> ''", [column])
  const [result] = await counted
  return Number(result?.count ?? 0)
}

function nameOf({ table, column }: Dropped): string {
  return column === undefined ? table : `${table}.${column}`
}
