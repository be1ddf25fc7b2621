import { expect, it } from 'vitest'
import { showPickers } from './show-pickers.ts'

const field = (name: string, type: string) => ({ name, type, size: 6, attribute: { type } })

it('drawings and forms are chosen from pictures; other fields stay as they are', () => {
  const title = field('title', 'string')
  const position = field('imagePosition', 'enumeration')
  const hero = { settings: {}, layout: [[title, field('illustration', 'enumeration')], [position]] }
  const form = { settings: {}, layout: [[field('formName', 'string'), title]] }
  const components = { 'blocks.hero': hero, 'blocks.form': form }
  const panels = [[[field('logoIllustration', 'enumeration'), title]]]
  const { layout, query } = { query: {}, ...showPickers({ layout: { components, layout: panels } }) }
  expect(query).toEqual({})
  expect(layout.components['blocks.hero'].layout).toEqual([
    [
      title,
      {
        ...field('illustration', 'enumeration'),
        attribute: { type: 'enumeration', customField: 'global::illustration' },
      },
    ],
    [position],
  ])
  expect(layout.components['blocks.form'].layout[0]).toMatchObject([
    { attribute: { customField: 'global::form' } },
    title,
  ])
  expect(layout.layout[0]?.[0]).toMatchObject([{ attribute: { customField: 'global::illustration' } }, title])
})
