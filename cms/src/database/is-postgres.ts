import type { Core } from '@strapi/strapi'

/** Whether the content is in PostgreSQL, which several content services may share; else in SQLite. */
export function isPostgres(strapi: Core.Strapi): boolean {
  return strapi.db.dialect.client === 'postgres'
}
