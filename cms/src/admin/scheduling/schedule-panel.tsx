import type { PanelComponent } from '@strapi/content-manager/strapi-admin'
import { Box, Flex, TextButton, Typography } from '@strapi/design-system'
import { useDocumentRBAC } from '@strapi/strapi/admin'
import { isEditedType } from '../editing/edited-types'
import { formatTime } from '../format-time'
import { TEXT_AT_START } from '../editing/text-at-start'
import { useNotifyFailure } from '../editing/use-notify-failure'
import {
  useReadSchedulesQuery,
  useRemoveScheduleMutation,
  type Schedule,
  type ScheduledActionName,
} from './schedule-api'
import { ScheduleForm } from './schedule-form'
import { useEditedSchedule } from './use-edited-schedule'

/** Another service may have executed it, or a colleague changed it. */
const REFRESH_MS = 15_000

/** A side panel that publishes or unpublishes a page at a set time. */
export const SchedulePanel: PanelComponent = ({ model, document }) =>
  isEditedType(model) && document?.documentId
    ? { title: 'Schedule', content: <Schedules type={model} documentId={document.documentId} /> }
    : null

interface Props {
  readonly type: string
  readonly documentId: string
}

function Schedules({ type, documentId }: Props) {
  const reference = { type, documentId }
  const { data, isError } = useReadSchedulesQuery(reference, { pollingInterval: REFRESH_MS })
  const canPublish = useDocumentRBAC('SchedulePanel', (state) => state.canPublish) ?? false
  const { panel, edited, open, cancel, showSaved, focusPanel } = useEditedSchedule()
  if (isError) return <Typography>The schedule could not be loaded.</Typography>
  if (!data) return <Typography textColor="neutral600">Loading…</Typography>
  const actions = ACTIONS.filter((action) => !data.pending.some((pending) => pending.action === action))
  return (
    <Flex
      ref={panel}
      tag="section"
      aria-label="Schedule"
      tabIndex={-1}
      direction="column"
      alignItems="stretch"
      gap={3}
      width="100%"
    >
      {data.pending.map((schedule) => (
        <Pending
          key={schedule.id}
          schedule={schedule}
          type={type}
          onEdit={canPublish ? () => open(schedule) : undefined}
          onRemoved={focusPanel}
        />
      ))}
      {data.pending.length === 0 && data.last && <Ended schedule={data.last} />}
      {canPublish && actions.length > 0 && (
        <TextButton onClick={() => open('new')} aria-expanded={edited === 'new'} style={TEXT_AT_START}>
          Set a time to {actions.join(' or ')}
        </TextButton>
      )}
      {canPublish && edited && (
        <ScheduleForm
          {...reference}
          key={edited === 'new' ? 'new' : edited.id}
          schedule={edited === 'new' ? undefined : edited}
          actions={actions}
          onCancel={cancel}
          onSaved={showSaved}
        />
      )}
      {!canPublish && data.pending.length === 0 && !data.last && (
        <Typography textColor="neutral600">Nothing is scheduled.</Typography>
      )}
    </Flex>
  )
}

interface PendingProps {
  readonly type: string
  readonly schedule: Schedule
  readonly onEdit: (() => void) | undefined
  readonly onRemoved: () => void
}

function Pending({ type, schedule, onEdit, onRemoved }: PendingProps) {
  const [remove, { isLoading }] = useRemoveScheduleMutation()
  const notifyFailure = useNotifyFailure()
  const onRemove = async () => {
    if (notifyFailure(await remove({ type, documentId: schedule.documentId, id: schedule.id }))) return
    onRemoved()
  }
  return (
    <Box>
      <Typography tag="p" fontWeight="bold">
        {NAMES[schedule.action]} {formatTime(schedule.dueAt)}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        Set by {schedule.userName}
      </Typography>
      {onEdit && (
        <Flex gap={4} paddingTop={1}>
          <TextButton onClick={onEdit}>Change</TextButton>
          <TextButton onClick={() => void onRemove()} disabled={isLoading}>
            Remove
          </TextButton>
        </Flex>
      )}
    </Box>
  )
}

const ACTIONS: readonly ScheduledActionName[] = ['publish', 'unpublish']
const NAMES = { publish: 'Publish', unpublish: 'Unpublish' } as const

/** What became of the last schedule. */
function Ended({ schedule: { action, dueAt, state, reason } }: { readonly schedule: Schedule }) {
  return state === 'cancelled' ? (
    <Typography tag="p" textColor="danger600">
      Not {action}ed as planned for {formatTime(dueAt)}: {reason}
    </Typography>
  ) : (
    <Typography tag="p" textColor="neutral600">
      {NAMES[action]}ed as planned for {formatTime(dueAt)}.
    </Typography>
  )
}
