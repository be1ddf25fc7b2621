import { findBlockDefinition } from '../model/blocks.ts'
import type { Field, Fields, ItemField } from '../model/field.ts'
import { pagePath } from '../model/page.ts'
import { safeUrl } from '../model/safe-url.ts'
import { FOOTER } from '../strapi/footer-fields.ts'
import { readChoice, readFields } from '../strapi/read-fields.ts'
import { isRecord, ownValue, readEntries, readText, type Entry } from '../strapi/read-value.ts'
import { NO_MEDIA } from './no-media.ts'
import { blocker, warning, type Finding } from './finding.ts'

/*
 * What the site does not show although it was entered. Reading a document makes such values empty, so that they can
 * only be found in the entry of the content service.
 */

/** The values of a page that the site drops. */
export function checkDroppedValuesOfPage(page: Entry): Finding[] {
  const location = pagePath(readText(ownValue(page, 'slug')))
  return readEntries(ownValue(page, 'Content')).flatMap((component, index) => {
    const name = readText(ownValue(component, '__component'))
    const definition = findBlockDefinition(name.slice(name.lastIndexOf('.') + 1))
    return definition
      ? droppedFields(definition.fields, component, {
          label: definition.label,
          path: `Content.${index}`,
          location,
        })
      : []
  })
}

/** The values of the footer that the site drops. */
export function checkDroppedValuesOfFooter(footer: Entry): Finding[] {
  return droppedFields(FOOTER, footer, { label: 'Footer', path: '', location: 'footer' })
}

interface FieldPosition {
  readonly label: string
  readonly path: string
  readonly location: string
}

function droppedFields(fields: Fields, entry: Entry, position: FieldPosition): Finding[] {
  const read = readFields(fields, entry, NO_MEDIA)
  return Object.entries(fields).flatMap(([name, field]) =>
    droppedField(field, ownValue(entry, name), read[name], {
      ...position,
      label: `${position.label} › ${field.label}`,
      path: position.path === '' ? name : `${position.path}.${name}`,
    }),
  )
}

function droppedField(field: Field, raw: unknown, read: unknown, position: FieldPosition): Finding[] {
  if (field.kind === 'list')
    return readEntries(raw).flatMap((entry, index) =>
      droppedFields(field.fields, entry, {
        ...position,
        label: `${position.label} ${index + 1}`,
        path: `${position.path}.${index}`,
      }),
    )
  return problemsOf(field, raw, read).map(({ make, message }) =>
    make(position.location, `${position.label}: ${message}`, position.path),
  )
}

interface Problem {
  readonly make: typeof blocker
  readonly message: string
}

function problemsOf(field: ItemField, raw: unknown, read: unknown): Problem[] {
  const text = readText(raw).trim()
  if (field.kind === 'url' && text !== '' && read === '') return [dropped(text)]
  if (field.kind === 'rich-text')
    return linksOf(raw)
      .filter((url) => safeUrl(url) === '')
      .map(dropped)
  if (field.kind === 'text' && field.format === 'anchor' && text !== '' && read === '')
    return [
      {
        make: blocker,
        message: `"${short(text)}" is not a valid anchor: begin with a letter; use letters, digits and hyphens only`,
      },
    ]
  if (field.kind === 'choice' && text !== '' && readChoice(field.choices, text) === undefined)
    return [{ make: warning, message: `"${short(text)}" is not offered any more: ${field.initial} is shown` }]
  return []
}

function dropped(address: string): Problem {
  return { make: blocker, message: `the site does not link to "${short(address)}"` }
}

function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

/** Rich text is nested less deeply; what is nested deeper is not rendered. */
const MAX_DEPTH = 40

/** The addresses of all links in the content service's rich text. */
function linksOf(node: unknown, depth = 0): string[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(node)) return node.flatMap((child) => linksOf(child, depth + 1))
  if (!isRecord(node)) return []
  const url = ownValue(node, 'type') === 'link' ? [readText(ownValue(node, 'url'))] : []
  return [...url, ...linksOf(ownValue(node, 'children'), depth + 1)]
}
