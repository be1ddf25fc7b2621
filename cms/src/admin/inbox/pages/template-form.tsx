import * as React from 'react'
import { Field, Flex } from '@strapi/design-system'
import { newKey } from '../api/new-key'
import type { FormDescription } from '../api/types'
import { MessageFields, type Message } from '../reply/message-fields'
import { FormButtons } from '../ui/form-buttons'
import { Select } from '../ui/select'

export interface TemplateInput extends Message {
  /** Missing: a new one. */
  readonly id?: string
  readonly form: string
  readonly title: string
}

interface Props {
  readonly template: TemplateInput
  readonly forms: readonly FormDescription[]
  readonly isBusy: boolean
  /** With the same key, a new template is stored once. */
  readonly onSave: (template: TemplateInput, key: string) => void
  readonly onCancel: () => void
}

const MAX_TITLE_CHARACTERS = 100

export function TemplateForm({ template, forms, isBusy, onSave, onCancel }: Props) {
  const { id, form, title, subject, text } = template
  const [input, setInput] = React.useState<TemplateInput>({
    ...(id !== undefined && { id }),
    form,
    title,
    subject,
    text,
  })
  const [key] = React.useState(newKey)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSave(input, key)
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Select
          label="Form"
          value={input.form}
          options={forms}
          disabled={id !== undefined}
          onChange={(name) => setInput({ ...input, form: name })}
        />
        <Field.Root required>
          <Field.Label>Name of the template</Field.Label>
          <Field.Input
            size="S"
            required
            maxLength={MAX_TITLE_CHARACTERS}
            value={input.title}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
              setInput({ ...input, title: event.target.value })
            }
          />
        </Field.Root>
        <MessageFields
          message={input}
          minHeight="20rem"
          hint="{{name}}, {{reference}}, {{form}}, {{topic}} and {{staff}} are replaced when somebody replies."
          onChange={(message) => setInput({ ...input, ...message })}
        />
        <FormButtons submit="Save" isBusy={isBusy} onCancel={onCancel} />
      </Flex>
    </form>
  )
}
