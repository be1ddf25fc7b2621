import type { Item, Template } from '../api/types'
import { visibleLine } from '../text/visible-text'

/** A template with its placeholders replaced, e.g. `{{name}}`. What the sender typed is used as it is, in one line. */
export function fillTemplate(
  { subject, text }: Pick<Template, 'subject' | 'text'>,
  item: Item,
  staff: string,
): { readonly subject: string; readonly text: string } {
  const values: Readonly<Record<string, string>> = {
    name: visibleLine(item.name),
    reference: item.reference,
    form: item.formLabel,
    topic: visibleLine(item.topic),
    staff,
  }
  const fill = (template: string) =>
    template.replaceAll(/\{\{(\w+)\}\}/gu, (placeholder, name: string) => values[name] ?? placeholder)
  return { subject: fill(subject), text: fill(text) }
}
