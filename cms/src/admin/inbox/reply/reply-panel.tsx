import * as React from 'react'
import { Button, LinkButton, Typography } from '@strapi/design-system'
import { useInbox } from '../api/inbox-context'
import type { Detail, Template } from '../api/types'
import { useOperation } from '../api/use-operation'
import type { SubmissionActions } from '../detail/use-action'
import { ButtonRow } from '../ui/button-row'
import { Loaded } from '../ui/loaded'
import { Panel } from '../ui/panel'
import { fillTemplate } from './fill-template'
import { ReplyForm } from './reply-form'

interface Props {
  readonly detail: Detail
  readonly actions: SubmissionActions
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** Answers the sender: from a template through the outbox, or in one's own mail program. */
export function ReplyPanel({ detail, actions, isOpen, onOpen }: Props) {
  const { item, replyAddress } = detail
  const button = useFocusAfter(isOpen)
  if (replyAddress === null)
    return (
      <Panel title="Reply">
        <Typography textColor="neutral700">
          The sender gave no email address that mail can be sent to.
        </Typography>
      </Panel>
    )
  const answered = () =>
    actions.run(
      'answered',
      { id: item.id, version: item.version },
      'Recorded as answered in your mail program.',
    )
  return (
    <Panel title="Reply">
      {isOpen ? (
        <OpenReply detail={detail} actions={actions} onClose={() => onOpen(false)} />
      ) : (
        <ButtonRow width={520}>
          <Button ref={button} size="S" variant="secondary" onClick={() => onOpen(true)}>
            Reply
          </Button>
          <OwnMailProgram detail={detail} address={replyAddress} />
          <Button size="S" variant="tertiary" disabled={actions.isBusy} onClick={() => void answered()}>
            I answered in my mail program
          </Button>
        </ButtonRow>
      )}
    </Panel>
  )
}

/** Focuses a button once what it opened is closed: the focus was in that. */
function useFocusAfter(isOpen: boolean): React.RefObject<HTMLButtonElement> {
  const button = React.useRef<HTMLButtonElement>(null)
  const wasOpen = React.useRef(isOpen)
  React.useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}

interface OpenReplyProps {
  readonly detail: Detail
  readonly actions: SubmissionActions
  readonly onClose: () => void
}

function OpenReply({ detail: { item }, actions, onClose }: OpenReplyProps) {
  const templates = useOperation<{ templates: Template[] }>('templates', {})
  return (
    <Loaded state={templates}>
      {(output) => (
        <ReplyForm
          item={item}
          templates={output.templates.filter(({ form }) => form === item.form)}
          isBusy={actions.isBusy}
          onCancel={onClose}
          onSend={async (reply) => {
            const input = { id: item.id, version: item.version, ...reply }
            if (await actions.run('reply', input, 'The reply is on its way.')) onClose()
          }}
        />
      )}
    </Loaded>
  )
}

function OwnMailProgram({
  detail: { item },
  address,
}: {
  readonly detail: Detail
  readonly address: string
}) {
  const { me } = useInbox()
  const { subject, text } = fillTemplate(
    { subject: 'Re: {{form}} {{reference}}', text: 'Dear {{name}},\n\n\n\nKind regards,\n{{staff}}' },
    item,
    me.name,
  )
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
  return (
    <LinkButton size="S" variant="tertiary" href={`mailto:${encodeURIComponent(address)}?${query}`}>
      Open in my mail program
    </LinkButton>
  )
}
