import type { Block } from './blocks.ts'

/**
 * Fields that decide how a block looks and show nothing themselves: choices, flags and anchors. A list of names instead
 * of the definitions, which browsers do not load; empty-block.test.ts compares them.
 */
export const SETTINGS: ReadonlySet<string> = new Set([
  'block',
  'actionLook',
  'align',
  'audience',
  'backgroundColor',
  'color',
  'customClassName',
  'firstOpen',
  'imagePosition',
  'purpose',
  'sectionId',
  'textAlign',
  'textColor',
  'theme',
  'variant',
  'width',
])

/** Whether a block was left empty: it has nothing to show, whatever its color and layout. */
export function isEmptyBlock(block: Block): boolean {
  return block.block !== 'unknown' && !hasContent(Object.entries(block))
}

/** Whether an entry of a list was left empty. */
export function isEmptyEntry(entry: object): boolean {
  return !hasContent(Object.entries(entry))
}

/** The block without the entries of its lists that were left empty. */
export function withoutEmptyEntries<B extends Block>(block: B): B {
  const values = Object.entries(block).map(([name, value]) => [name, isList(value) ? filled(value) : value])
  // The same fields with the same types.
  return Object.fromEntries(values) as B
}

function filled(entries: readonly object[]): object[] {
  return entries.filter((entry) => !isEmptyEntry(entry))
}

function hasContent(values: readonly (readonly [string, unknown])[]): boolean {
  return values.some(([name, value]) => isContent(name, value))
}

function isContent(name: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => isContent(name, item))
  if (typeof value === 'object' && value !== null) return hasContent(Object.entries(value))
  if (SETTINGS.has(name)) return false
  return typeof value === 'string' ? value !== '' : value === true
}

/** A list has entries, rich text has nodes. */
function isList(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && !('children' in item))
}
