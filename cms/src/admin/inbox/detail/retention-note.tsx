import { Typography } from '@strapi/design-system'
import type { Detail } from '../api/types'
import { formatDay } from '../text/format-quantities'

/** Which terms were accepted, and until when the submission is stored. */
export function RetentionNote({ detail: { textsVersion, dueOn } }: { readonly detail: Detail }) {
  return (
    <Typography variant="pi" textColor="neutral600" tag="p">
      Terms and privacy policy: version {textsVersion}. Kept until{' '}
      {dueOn === null ? 'the relationship ends and the years after it are over' : formatDay(dueOn)}.
    </Typography>
  )
}
