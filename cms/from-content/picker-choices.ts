import { BLOCK_WIREFRAMES } from '../../art/wireframes/block-wireframes.ts'
import { formWireframe } from '../../art/wireframes/form-wireframe.ts'
import { ILLUSTRATION_ALT_TEXTS } from '../../content/defaults/illustration-alt-texts.ts'
import { BLOCKS } from '../../content/model/blocks.ts'
import { ILLUSTRATIONS } from '../../content/model/illustrations.ts'
import { ALL_FORMS } from '../../forms/all-forms.ts'

/** What the panel's pickers offer: blocks and forms with a picture, and illustrations, which have a URL. */
export function pickerChoices() {
  return {
    blocks: BLOCKS.map(({ name, label, help }) => ({ name, label, help, picture: BLOCK_WIREFRAMES[name] })),
    forms: ALL_FORMS.map(({ name, title, sections }) => ({
      name,
      label: title,
      picture: formWireframe(sections.map(({ fields }) => Object.keys(fields).length)),
    })),
    illustrations: ILLUSTRATIONS.map((name) => ({
      name,
      label: sentence(name),
      help: ILLUSTRATION_ALT_TEXTS[name] ?? '',
    })),
  }
}

function sentence(kebab: string): string {
  const text = kebab.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
