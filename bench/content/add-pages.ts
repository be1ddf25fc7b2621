import { DatabaseSync } from 'node:sqlite'

/**
 * Adds published pages to the database of a stopped content service: copies of one page under numbered addresses that
 * share its blocks. Creating them through Strapi would take many minutes.
 */
export function addPages(file: string, slug: string, pages: number): void {
  const database = new DatabaseSync(file)
  const number = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${pages})`
  database.exec(`begin;
    ${number} insert into pages (document_id, title, slug, share_title, share_description, colour_world, created_at,
      updated_at, published_at)
    select printf('bench%019d', i), 'Page ' || i, printf('many/page-%05d', i), share_title, share_description,
      colour_world, created_at, updated_at, published_at
    from pages, n where slug = '${slug}';
    insert into pages_cmps (entity_id, cmp_id, component_type, field, "order")
    select copy.id, cmp_id, component_type, field, "order"
    from pages as copy
    join pages as original on original.slug = '${slug}' and original.published_at is copy.published_at
    join pages_cmps on pages_cmps.entity_id = original.id
    where copy.slug like 'many/%';
    commit`)
  database.close()
}
