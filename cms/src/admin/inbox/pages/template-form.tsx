import * as React from 'react'
import { Button, Field, Flex, Textarea } from '@strapi/design-system'
import type { FormDescription } from '../api/types'
import { Select } from '../shared/select'

export interface TemplateInput {
  /** Missing: a new one. */
  readonly id?: string
  readonly form: string
  readonly title: string
  readonly subject: string
  readonly text: string
}

interface Props {
  readonly template: TemplateInput
  readonly forms: readonly FormDescription[]
  readonly onSave: (template: TemplateInput) => void
  readonly onCancel: () => void
}

export function TemplateForm({ template, forms, onSave, onCancel }: Props) {
  const { id, form, title, subject, text } = template
  const [input, setInput] = React.useState<TemplateInput>({
    ...(id !== undefined && { id }),
    form,
    title,
    subject,
    text,
  })
  const set = (name: 'title' | 'subject' | 'text') => (event: { target: { value: string } }) =>
    setInput({ ...input, [name]: event.target.value })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSave(input)
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
          <Field.Input size="S" required maxLength={100} value={input.title} onChange={set('title')} />
        </Field.Root>
        <Field.Root required>
          <Field.Label>Subject</Field.Label>
          <Field.Input size="S" required maxLength={200} value={input.subject} onChange={set('subject')} />
        </Field.Root>
        <Field.Root
          required
          hint="{{name}}, {{reference}}, {{form}}, {{topic}} and {{staff}} are replaced when somebody replies."
        >
          <Field.Label>Message</Field.Label>
          <Textarea required minHeight="20rem" maxLength={10_000} value={input.text} onChange={set('text')} />
          <Field.Hint />
        </Field.Root>
        <Flex gap={3}>
          <Button type="submit" size="S">
            Save
          </Button>
          <Button size="S" variant="tertiary" onClick={onCancel}>
            Cancel
          </Button>
        </Flex>
      </Flex>
    </form>
  )
}
