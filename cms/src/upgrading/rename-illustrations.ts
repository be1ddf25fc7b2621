import type { Core } from '@strapi/strapi'

/** Names of drawings in earlier versions, and today's: as in content/strapi/read-picture.ts, which this cannot import. */
export const RENAMED_ILLUSTRATIONS: ReadonlyMap<string, string> = new Map([
  ['new-door', 'idea-board'],
  ['answer', 'plain-words'],
  ['busy-hours', 'platform-tool'],
  ['repeat-visits', 'customer-cards'],
])

interface Attribute {
  readonly type: string
  readonly enum?: readonly string[]
}

interface Model {
  readonly uid: string
  readonly attributes: Readonly<Record<string, unknown>>
}

/**
 * Gives renamed drawings their new name wherever editors chose them, so that pages can be saved again. Can run at any
 * time, any number of times.
 */
export async function renameIllustrations(strapi: Core.Strapi): Promise<void> {
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'))
  for (const model of [...types, ...Object.values(strapi.components)]) await renameIn(strapi, model as Model)
}

/** Today's name of a choice that an earlier version of a document holds. */
export function presentName(name: string): string {
  return RENAMED_ILLUSTRATIONS.get(name) ?? name
}

async function renameIn(strapi: Core.Strapi, { uid, attributes }: Model): Promise<void> {
  for (const [name, attribute] of Object.entries(attributes)) {
    const { type, enum: names = [] } = attribute as Attribute
    for (const [before, now] of RENAMED_ILLUSTRATIONS) {
      if (type !== 'enumeration' || !names.includes(now)) continue
      await strapi.db
        .query(uid as never)
        .updateMany({ where: { [name]: before }, data: { [name]: now } } as never)
    }
  }
}
