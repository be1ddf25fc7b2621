import { BLOCKS } from '@beam/content/model/blocks.ts'
import type { Field, Fields } from '@beam/content/model/field.ts'
import { FOOTER } from '@beam/content/strapi/footer-fields.ts'
import { footerFromStrapi } from '@beam/content/strapi/footer-from-strapi.ts'
import { pageFromStrapi } from '@beam/content/strapi/from-strapi.ts'
import { navigationFromStrapi } from '@beam/content/strapi/navigation-from-strapi.ts'
import { pictureAttributes } from '@beam/content/strapi/picture-attributes.ts'
import type { StrapiData } from '@beam/content/strapi/to-strapi.ts'
import { documentErrors } from '@beam/content/testing/document-errors.ts'
import { describe, expect, it } from 'vitest'
import {
  HOSTILE_FOOTER,
  HOSTILE_FOOTERS,
  HOSTILE_LINKS,
  HOSTILE_MENU,
  HOSTILE_PAGES,
  HOSTILE_TEXTS,
  HOSTILE_UPLOADS,
} from './hostile-field-pages.ts'

const MEDIA = 'https://media.example'

describe('T174: hostile pages and footers', () => {
  const blocks = HOSTILE_PAGES.flatMap(({ Content }) => Content as StrapiData[])

  it.each(BLOCKS.map(({ name, fields }) => [name, fields as Fields] as const))(
    'have each value in each field of the block %s',
    (name, fields) => {
      const entries = blocks.filter(({ __component }) => __component === `blocks.${name}`)
      expect(missingValues(entries, fields)).toEqual([])
    },
  )

  it('have every text on each page', () => {
    for (const { Content } of HOSTILE_PAGES)
      expect(textsIn(Content)).toEqual(expect.arrayContaining([...HOSTILE_TEXTS]))
  })

  it('have each value in each field of the footer', () => {
    expect(missingValues(HOSTILE_FOOTERS, FOOTER)).toEqual([])
  })

  it('are read as valid documents', () => {
    for (const content of HOSTILE_PAGES) {
      const page = pageFromStrapi({ ...content, slug: 'hostile' }, MEDIA)
      expect(documentErrors({ ...EMPTY, page }, MEDIA)).toEqual([])
    }
    for (const content of [HOSTILE_FOOTER, ...HOSTILE_FOOTERS]) {
      const footer = footerFromStrapi(content, MEDIA)
      expect(documentErrors({ ...EMPTY, footer }, MEDIA)).toEqual([])
    }
    const navigation = navigationFromStrapi(HOSTILE_MENU)
    expect(documentErrors({ ...EMPTY, navigation }, MEDIA)).toEqual([])
  })

  it('show uploaded images with hostile paths', () => {
    const read = JSON.stringify(HOSTILE_PAGES.map((page) => pageFromStrapi({ ...page, slug: 'x' }, MEDIA)))
    for (const path of HOSTILE_UPLOADS) expect(read).toContain(`${MEDIA}${path}`)
  })
})

const EMPTY = { page: null, footer: null, navigation: [], redirects: [] }

/** e.g. 'buttonUrl: javascript:…' */
function missingValues(entries: readonly StrapiData[], fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'list')
      return missingValues(
        entries.flatMap((entry) => entry[name] as StrapiData[]),
        field.fields,
      )
    return Object.entries(expectedValues(name, field)).flatMap(([attribute, expected]) => {
      const found = new Set(entries.flatMap((entry) => textsIn(entry[attribute])))
      return expected.filter((value) => !found.has(value)).map((value) => `${attribute}: ${value}`)
    })
  })
}

function expectedValues(name: string, field: Field): Readonly<Record<string, readonly string[]>> {
  if (field.kind === 'picture') {
    const { image, alt, illustration } = pictureAttributes(name, field)
    return { [image]: HOSTILE_LINKS, [alt]: HOSTILE_TEXTS, [illustration]: HOSTILE_LINKS }
  }
  if (field.kind === 'rich-text') return { [name]: [...HOSTILE_TEXTS, ...HOSTILE_LINKS] }
  return { [name]: field.kind === 'text' && !field.format ? HOSTILE_TEXTS : HOSTILE_LINKS }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
