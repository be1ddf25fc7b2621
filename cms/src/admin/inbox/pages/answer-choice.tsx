import { Box, Checkbox, Typography } from '@strapi/design-system'
import { isPermitted, useInbox } from '../api/inbox-context'
import type { FormDescription } from '../api/types'
import { Notice } from '../ui/notice'

interface Props {
  readonly form: FormDescription
  /** Names of the chosen fields. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Chooses which answers of a form are exported. */
export function AnswerChoice({ form, chosen, onChange }: Props) {
  const inbox = useInbox()
  const mayReveal = isPermitted(inbox, 'reveal', form.name)
  return (
    <>
      <Box tag="fieldset" style={{ border: 0 }} padding={0}>
        <Typography tag="legend" fontWeight="bold">
          Answers
        </Typography>
        {form.fields.map(({ name, label, sensitive }) => (
          <Box key={name} paddingTop={1}>
            <Checkbox
              checked={chosen.includes(name)}
              disabled={sensitive && !mayReveal}
              onCheckedChange={(checked: boolean | 'indeterminate') =>
                onChange(checked === true ? [...chosen, name] : chosen.filter((each) => each !== name))
              }
            >
              {label}
              {sensitive ? ' (sensitive)' : ''}
            </Checkbox>
          </Box>
        ))}
      </Box>
      {form.fields.some(({ name, sensitive }) => sensitive && chosen.includes(name)) && (
        <SensitiveHint perHour={inbox.description.caps.reveal} />
      )}
    </>
  )
}

function SensitiveHint({ perHour }: { readonly perHour: number }) {
  if (perHour === 0) return null
  return (
    <Notice variant="primary" title="Sensitive answers are counted">
      Each counts as one that you show: at most {perHour.toLocaleString('en-US')} an hour, in exports and in
      the inbox together.
    </Notice>
  )
}
