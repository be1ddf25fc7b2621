import { findBlockDefinition, type Block } from '../model/blocks.ts'
import { ALL_TEMPLATES } from './all-templates.ts'

const IN_BRACKETS = /\[[^[\]]+\]/g

/** What templates say in square brackets. */
export const PLACEHOLDERS: ReadonlySet<string> = new Set(
  ALL_TEMPLATES.flatMap(({ blocks }) => blocks.flatMap(textsOf)).flatMap(
    (text) => text.match(IN_BRACKETS) ?? [],
  ),
)

/** The first text of a template that was not replaced; null: none. */
export function findPlaceholder(text: string): string | null {
  return text.match(IN_BRACKETS)?.find((found) => PLACEHOLDERS.has(found)) ?? null
}

/** Every text of a block, also in rich text and in the entries of lists. */
function textsOf(block: Block): string[] {
  return findBlockDefinition(block.block) ? stringsIn(Object.values(block)) : []
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
