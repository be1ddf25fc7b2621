import { formatTime } from '../../format-time'
import { formatAge } from '../text/format-quantities'

export function TimeAgo({ at }: { readonly at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={formatTime(at)}>
      {formatAge(at)}
    </time>
  )
}
