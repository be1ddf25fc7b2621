import * as React from 'react'
import { Field, Flex } from '@strapi/design-system'
import { newKey } from '../api/new-key'
import type { FormDescription } from '../api/types'
import { MessageFields } from '../reply/message-fields'
import { FormButtons } from '../ui/form-buttons'
import { Select } from '../ui/select'
import { saveRequest, type TemplateInput } from './template-input'

interface Props {
  readonly template: TemplateInput
  readonly forms: readonly FormDescription[]
  readonly isBusy: boolean
  /** Receives the input of 'save-template'. */
  readonly onSave: (request: object) => void
  readonly onCancel: () => void
}

const MAX_TITLE_CHARACTERS = 100

export function TemplateForm({ template, forms, isBusy, onSave, onCancel }: Props) {
  const [input, setInput] = React.useState(template)
  const [key] = React.useState(newKey)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSave(saveRequest(input, key))
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Select
          label="Form"
          value={input.form}
          options={forms}
          disabled={template.id !== undefined}
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
