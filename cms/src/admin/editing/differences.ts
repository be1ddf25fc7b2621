import { diffArrays, diffWordsWithSpace } from 'diff'

/** A line of text of a document, and where it stands, e.g. "Hero › Title". Headings of blocks have no text. */
export interface Line {
  readonly label: string
  readonly text: string
}
export interface Part {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}
/** A line that differs, with its words. */
interface Difference {
  readonly label: string
  readonly parts: readonly Part[]
}

/** The lines that differ between two documents, in the order of the second. */
export function differences(before: readonly Line[], after: readonly Line[]): Difference[] {
  const result: Difference[] = []
  let removed: Line[] = []
  for (const { value, removed: isRemoved, added } of diffArrays([...before], [...after], {
    comparator: isSame,
  })) {
    if (isRemoved) removed = [...removed, ...value]
    else if (added) {
      result.push(...pair(removed, value))
      removed = []
    } else {
      result.push(...removed.map((line) => whole(line, 'removed')))
      removed = []
    }
  }
  return [...result, ...removed.map((line) => whole(line, 'removed'))]
}

function isSame(left: Line, right: Line): boolean {
  return left.label === right.label && left.text === right.text
}

/** Lines in the same place are compared word by word; the others were removed or added. */
function pair(removed: readonly Line[], added: readonly Line[]): Difference[] {
  const unpaired = [...removed]
  const changed = added.map((line) => {
    const index = unpaired.findIndex(
      ({ label, text }) => label === line.label && text !== '' && line.text !== '',
    )
    if (index === -1) return whole(line, 'added')
    const [previous] = unpaired.splice(index, 1)
    return { label: line.label, parts: wordParts(previous?.text ?? '', line.text) }
  })
  return [...unpaired.map((line) => whole(line, 'removed')), ...changed]
}

function whole({ label, text }: Line, kind: Part['kind']): Difference {
  return { label, parts: [{ kind, text: text === '' ? 'Block' : text }] }
}

function wordParts(before: string, after: string): Part[] {
  return diffWordsWithSpace(before, after).map(({ value, removed, added }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value,
  }))
}
