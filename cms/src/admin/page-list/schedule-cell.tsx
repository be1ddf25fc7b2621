import { Typography } from '@strapi/design-system'
import { formatTime } from '../format-time'
import { usePendingSchedulesQuery } from '../scheduling/schedule-api'

const PAGE = 'api::page.page'

/** What is scheduled for a page. */
export function ScheduleCell({ documentId }: { readonly documentId: string }) {
  const { data = [] } = usePendingSchedulesQuery(PAGE, { refetchOnMountOrArgChange: true })
  const pending = data.filter((schedule) => schedule.documentId === documentId)
  return (
    <>
      {pending.map(({ id, action, dueAt }) => (
        <Typography key={id} tag="p" textColor="neutral800">
          {action === 'publish' ? 'Publish' : 'Unpublish'} {formatTime(dueAt)}
        </Typography>
      ))}
    </>
  )
}
