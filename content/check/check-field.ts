import type { PictureField } from '../model/field.ts'
import type { Picture } from '../model/picture.ts'
import type { RichText } from '../model/rich-text.ts'
import { videoId } from '../model/video-id.ts'
import { pictureAttributes } from '../strapi/picture-attributes.ts'
import { checkAltText } from './check-alt-text.ts'
import { error, warning, type Finding } from './finding.ts'
import type { PageField } from './collect-fields.ts'

interface Forms {
  readonly formNames: readonly string[]
}

/** The problems of one field of a block. */
export function checkField(pageField: PageField, location: string, { formNames }: Forms): Finding[] {
  const { label, field, value } = pageField
  const path = fieldPath(pageField)
  if (field.kind === 'picture')
    return checkAltText(label, value as Picture | null, location, altPath(pageField, field))
  if (field.kind === 'rich-text') return checkHeadings(label, value as RichText, location, path)
  if (field.kind === 'url' && field.video && value !== '' && !videoId(value as string))
    return [error(location, `${label}: no 11-character video id in ${value as string}`, path)]
  if (field.kind === 'text' && field.format === 'form' && !formNames.includes(value as string))
    return [error(location, `${label}: ${formProblem(value as string)}`, path)]
  return []
}

function formProblem(name: string): string {
  return name === '' ? 'no form is chosen' : `there is no form called "${name}"`
}

/** The path of a field in the content service; for a picture, the field of the uploaded image. */
export function fieldPath({ owner, name, field }: PageField): string {
  const attribute = field.kind === 'picture' ? pictureAttributes(name, field).image : name
  return owner === '' ? attribute : `${owner}.${attribute}`
}

function altPath({ owner, name }: PageField, field: PictureField): string {
  return `${owner}.${pictureAttributes(name, field).alt}`
}

function checkHeadings(label: string, richText: RichText, location: string, path: string): Finding[] {
  const levels = richText.flatMap((node) => (node.type === 'heading' ? [node.level] : []))
  const jump = levels.find((level, index) => index > 0 && level > (levels[index - 1] ?? level) + 1)
  return [
    ...(levels.includes(1)
      ? [warning(location, `${label}: a level 1 heading competes with the title of the page`, path)]
      : []),
    ...(jump === undefined
      ? []
      : [warning(location, `${label}: the heading levels skip to level ${jump}`, path)]),
  ]
}
