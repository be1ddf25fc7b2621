import { describe, expect, it } from 'vitest'
import { checkPage } from '../check/check-page.ts'
import { page } from '../defaults/compose.ts'
import type { Page } from '../model/page.ts'
import { pageFromStrapi } from '../strapi/from-strapi.ts'
import { templateToStrapi } from '../strapi/template-to-strapi.ts'
import { ALL_TEMPLATES } from './all-templates.ts'
import { TODAY } from './page-template.ts'
import { findPlaceholder, PLACEHOLDERS } from './placeholders.ts'

const DAY = '2026-02-01'
const SITE_INFO = { formNames: [], reservedSegments: [], slugsWithShareImage: ['made-up'], redirectHosts: [] }
const TARGETS = { paths: new Set(['/contacts']), anchors: new Map() }

/** The page that an editor starts with. */
function started(template: (typeof ALL_TEMPLATES)[number]): Page {
  const stored = JSON.stringify({ slug: 'made-up', title: 'Title', ...templateToStrapi(template) })
  const filled: unknown = JSON.parse(stored.replaceAll(TODAY, DAY))
  const read = pageFromStrapi(filled, 'https://cms.example', 'draft')
  return {
    ...page({ slug: '', title: '', shareDescription: '', blocks: [] }),
    ...read,
    shareDescription: 'Words.',
  }
}

describe.each(ALL_TEMPLATES.map((template) => [template.label, template] as const))(
  'the template %s',
  (_label, template) => {
    it('is read by the site as it was written', () => {
      const blocks = JSON.parse(JSON.stringify(template.blocks).replaceAll(TODAY, DAY)) as unknown
      expect(started(template).blocks).toEqual(blocks)
    })

    it('is reported only for the texts that editors have to replace', () => {
      const findings = checkPage(started(template), TARGETS, SITE_INFO)
      expect(findings.filter(({ message }) => !message.includes('replace the template'))).toEqual([])
      expect(findings.length).toBeGreaterThan(1)
      expect(new Set(findings.map(({ severity }) => severity))).toEqual(new Set(['error']))
    })
  },
)

it('an article has a date, a summary and a picture', () => {
  const [article] = ALL_TEMPLATES
  expect(article?.blocks[0]).toMatchObject({
    block: 'article',
    publishedOn: TODAY,
    summary: expect.stringContaining('Summary') as string,
    picture: { illustration: 'reading' },
  })
})

describe('a placeholder', () => {
  it('is found within a text, also when only a part of that was replaced', () => {
    expect(PLACEHOLDERS.size).toBeGreaterThan(15)
    expect(findPlaceholder('Our [First reason] and more')).toBe('[First reason]')
  })

  it('is not any text in brackets', () => {
    expect(findPlaceholder('Prices [in euros] and [[First reason')).toBeNull()
  })
})
