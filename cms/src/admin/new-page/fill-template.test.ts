import { describe, expect, it } from 'vitest'
import { fillTemplate } from './fill-template.ts'
import pageTemplates from './page-templates.json' with { type: 'json' }

const { templates, today } = pageTemplates

describe('the blocks of a template', () => {
  it('have the date of today and keys of their own, also in lists', () => {
    const richText = [{ type: 'paragraph', children: [{ type: 'text', text: 'Words.' }] }]
    const cards = [{ title: 'One', text: richText }, { title: 'Two' }]
    const blocks = [{ __component: 'blocks.article', publishedOn: '[today]' }, { cards }]
    expect(fillTemplate(blocks, '[today]', '2026-02-01')).toEqual([
      { __component: 'blocks.article', publishedOn: '2026-02-01', __temp_key__: 'a0' },
      {
        cards: [
          { title: 'One', text: richText, __temp_key__: 'a0' },
          { title: 'Two', __temp_key__: 'a1' },
        ],
        __temp_key__: 'a1',
      },
    ])
  })

  it('are not those of the template itself', () => {
    const blocks = [{ __component: 'blocks.hero', title: 'A' }]
    expect(fillTemplate(blocks, today, '')[0]).not.toBe(blocks[0])
    expect(blocks).toEqual([{ __component: 'blocks.hero', title: 'A' }])
  })

  it.each(templates.map(({ label, values }) => [label, values.Content] as const))(
    'are complete: %s',
    (_label, Content) => {
      const filled = JSON.stringify(fillTemplate(Content, today, '2026-02-01'))
      expect(filled).not.toContain(today)
      expect(filled).toContain('__component')
    },
  )
})
