import { describe, expect, it } from 'vitest'
import { withEditorWords } from './with-editor-words.ts'

const untouched = configuration('cardLabel', '')
const ours = { cardLabel: { label: 'Label', description: 'A word or two.' } }

describe('withEditorWords', () => {
  it('replaces what Strapi shows by itself', () => {
    expect(withEditorWords(untouched, ours, {})).toEqual(configuration('Label', 'A word or two.'))
  })

  it('replaces what an earlier start wrote', () => {
    const earlier = { cardLabel: { label: 'Caption', description: 'Short.' } }
    expect(withEditorWords(configuration('Caption', 'Short.'), ours, earlier)).toEqual(
      configuration('Label', 'A word or two.'),
    )
  })

  it('leaves what an editor wrote', () => {
    const theirs = configuration('Kicker', 'In capitals.')
    expect(withEditorWords(theirs, ours, {})).toBe(theirs)
  })

  it('leaves a configuration alone that shows it all already, or does not know the attribute', () => {
    const shown = configuration('Label', 'A word or two.')
    expect(withEditorWords(shown, ours, ours)).toBe(shown)
    expect(withEditorWords(shown, { gone: { label: 'Gone', description: '' } }, {})).toBe(shown)
  })
})

function configuration(label: string, description: string) {
  return {
    metadatas: {
      cardLabel: { edit: { label, description, visible: true }, list: { label, sortable: true } },
    },
  }
}
