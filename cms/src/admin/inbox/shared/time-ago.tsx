import { formatAge, formatTime } from './format-time'

export function TimeAgo({ at }: { readonly at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={formatTime(at)}>
      {formatAge(at)}
    </time>
  )
}
