import * as React from 'react'
import { Checkbox, Flex } from '@strapi/design-system'
import { focusInMiddle } from '../../editing/focus-in-middle'
import { useInbox } from '../api/inbox-context'
import type { Item, Template } from '../api/types'
import { FormButtons } from '../ui/form-buttons'
import { Select } from '../ui/select'
import { fillTemplate } from './fill-template'
import { MessageFields, type Message } from './message-fields'

interface ReplyInput extends Message {
  readonly handled: boolean
}

interface Props {
  readonly item: Item
  readonly templates: readonly Template[]
  readonly isBusy: boolean
  readonly onSend: (reply: ReplyInput) => Promise<void>
  readonly onCancel: () => void
}

/** Takes the focus when it appears, which may be far below what opened it. */
export function ReplyForm({ item, templates, isBusy, onSend, onCancel }: Props) {
  const { me } = useInbox()
  const [chosen, setChosen] = React.useState(templates[0]?.id ?? '')
  const [reply, setReply] = React.useState<Message>(() => filled(templates[0]))
  const [handled, setHandled] = React.useState(true)

  function filled(template: Template | undefined) {
    return fillTemplate(template ?? { subject: '{{form}}: {{reference}}', text: '' }, item, me.name)
  }

  const form = React.useRef<HTMLFormElement>(null)
  React.useEffect(() => {
    if (form.current) focusInMiddle(form.current, form.current.querySelector('textarea'))
  }, [])

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        void onSend({ ...reply, handled })
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={3}>
        {templates.length > 1 && (
          <Select
            label="Template"
            value={chosen}
            options={templates.map(({ id, title }) => ({ name: id, label: title }))}
            onChange={(id) => {
              setChosen(id)
              setReply(filled(templates.find((template) => template.id === id)))
            }}
          />
        )}
        <MessageFields message={reply} minHeight="24rem" onChange={setReply} />
        <Checkbox
          checked={handled}
          onCheckedChange={(checked: boolean | 'indeterminate') => setHandled(checked === true)}
        >
          Mark as done
        </Checkbox>
        <FormButtons
          submit="Send"
          isBusy={isBusy}
          disabled={reply.text.trim() === '' || reply.subject.trim() === ''}
          onCancel={onCancel}
        />
      </Flex>
    </form>
  )
}
