import type { Field as FieldDefinition } from '@beam/forms/engine/form-definition.ts'
import { CheckboxControl } from './checkbox-control.tsx'
import type { ControlProps } from './control-props.ts'
import { FileControl } from './file-control.tsx'
import { RadiosControl } from './radios-control.tsx'
import { SelectControl } from './select-control.tsx'
import { TextControl } from './text-control.tsx'

/** A field of any type, with its label, hint and error. */
export function Field({ field, ...rest }: ControlProps<FieldDefinition>) {
  switch (field.type) {
    case 'checkbox':
      return <CheckboxControl field={field} {...rest} />
    case 'file':
      return <FileControl field={field} {...rest} />
    case 'radios':
      return <RadiosControl field={{ ...field, type: 'radios' }} {...rest} />
    case 'select':
      return <SelectControl field={{ ...field, type: 'select' }} {...rest} />
    default:
      return <TextControl field={field} {...rest} />
  }
}

/** Classes of a field in the grid: it takes a whole row or half of one; a time takes half of one on phones, too. */
export function fieldClassName(field: FieldDefinition): string {
  const time = field.type === 'time' ? ' field-time' : ''
  return (field.half ? 'field field-half' : 'field') + time
}
