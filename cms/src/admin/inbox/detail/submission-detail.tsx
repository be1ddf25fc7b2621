import * as React from 'react'
import { Page } from '@strapi/strapi/admin'
import { useParams } from 'react-router-dom'
import { useOperation } from '../api/use-operation'
import type { Detail, Filter } from '../api/types'
import { Loaded } from '../ui/loaded'
import { ActionProblem } from './action-problem'
import { AnswerColumn } from './answer-column'
import { DeliveryList } from './delivery-list'
import { DetailColumns } from './detail-columns'
import { DetailHeader } from './detail-header'
import { mainAction } from './main-action'
import { RetentionNote } from './retention-note'
import { StatusPanel } from './status-panel'
import { Timeline } from './timeline'
import { useDetailShortcuts } from './use-detail-shortcuts'
import { useSubmissionActions } from './use-submission-actions'

interface Props {
  /** The list that the person came from: it decides what is previous and next. */
  readonly filter: Filter
  readonly shortcutsOn: boolean
}

export function SubmissionDetail(props: Props) {
  const { id = '' } = useParams()
  return <LoadedSubmission key={id} id={id} {...props} />
}

function LoadedSubmission({ id, filter, shortcutsOn }: Props & { readonly id: string }) {
  const state = useOperation<Detail>('show', { id, filter })
  return (
    <Loaded state={state}>
      {(detail) => <Submission detail={detail} reload={state.reload} shortcutsOn={shortcutsOn} />}
    </Loaded>
  )
}

interface SubmissionProps {
  readonly detail: Detail
  readonly reload: () => void
  readonly shortcutsOn: boolean
}

function Submission({ detail, reload, shortcutsOn }: SubmissionProps) {
  const tools = useSubmissionActions(detail, reload)
  const [isReplying, setReplying] = React.useState(false)
  const mayChange = tools.may('change')
  const onReply = () => setReplying(true)
  useDetailShortcuts({ detail, change: tools.change, mayChange, onReply, isOn: shortcutsOn })
  const mayReply = mayChange && !isReplying && detail.replyAddress !== null
  return (
    <>
      <Page.Title>{`${detail.item.reference}, Inbox`}</Page.Title>
      <DetailHeader detail={detail} onReply={mayReply ? onReply : undefined} />
      <ActionProblem problem={tools.actions.problem} dismiss={tools.actions.dismiss} />
      <DetailColumns
        status={
          <StatusPanel
            item={detail.item}
            tools={tools}
            isMain={!isReplying && mainAction(detail) === 'status'}
          />
        }
        answers={
          <AnswerColumn detail={detail} tools={tools} isReplying={isReplying} onReplying={setReplying} />
        }
        records={
          <>
            <DeliveryList deliveries={detail.deliveries} onRetry={mayChange ? tools.retry : undefined} />
            <Timeline events={detail.timeline} />
            <RetentionNote detail={detail} />
          </>
        }
      />
    </>
  )
}
