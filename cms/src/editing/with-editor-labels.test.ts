import { describe, expect, it } from 'vitest'
import { withEditorLabels } from './with-editor-labels.ts'

const defaults = configuration('cardLabel', '')
const labels = { cardLabel: { label: 'Label', description: 'A word or two.' } }

describe('withEditorLabels', () => {
  it('replaces Strapi’s defaults', () => {
    expect(withEditorLabels(defaults, labels, {})).toEqual(configuration('Label', 'A word or two.'))
  })

  it('replaces what an earlier start wrote', () => {
    const earlier = { cardLabel: { label: 'Caption', description: 'Short.' } }
    expect(withEditorLabels(configuration('Caption', 'Short.'), labels, earlier)).toEqual(
      configuration('Label', 'A word or two.'),
    )
  })

  it('keeps what an editor wrote', () => {
    const edited = configuration('Kicker', 'In capitals.')
    expect(withEditorLabels(edited, labels, {})).toBe(edited)
  })

  it('returns the same configuration when it is up to date or lacks the attribute', () => {
    const current = configuration('Label', 'A word or two.')
    expect(withEditorLabels(current, labels, labels)).toBe(current)
    expect(withEditorLabels(current, { gone: { label: 'Gone', description: '' } }, {})).toBe(current)
  })
})

function configuration(label: string, description: string) {
  return {
    metadatas: {
      cardLabel: { edit: { label, description, visible: true }, list: { label, sortable: true } },
    },
  }
}
