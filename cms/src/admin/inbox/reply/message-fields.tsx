import { Field, Textarea } from '@strapi/design-system'

export interface Message {
  readonly subject: string
  readonly text: string
}

interface Props {
  readonly message: Message
  readonly onChange: (message: Message) => void
  readonly minHeight: string
  readonly hint?: string
}

const MAX_SUBJECT_CHARACTERS = 200
const MAX_TEXT_CHARACTERS = 10_000

/** Subject and text of a mail to a sender, or of a template for one. */
export function MessageFields({ message, onChange, minHeight, hint }: Props) {
  const set = (name: keyof Message) => (event: { readonly target: { readonly value: string } }) =>
    onChange({ ...message, [name]: event.target.value })
  return (
    <>
      <Field.Root required>
        <Field.Label>Subject</Field.Label>
        <Field.Input
          size="S"
          required
          maxLength={MAX_SUBJECT_CHARACTERS}
          value={message.subject}
          onChange={set('subject')}
        />
      </Field.Root>
      <Field.Root required hint={hint}>
        <Field.Label>Message</Field.Label>
        <Textarea
          required
          minHeight={minHeight}
          maxLength={MAX_TEXT_CHARACTERS}
          value={message.text}
          onChange={set('text')}
        />
        <Field.Hint />
      </Field.Root>
    </>
  )
}
