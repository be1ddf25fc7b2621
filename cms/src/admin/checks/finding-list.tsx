import { Box, Flex, TextButton, Typography } from '@strapi/design-system'
import { CheckCircle, WarningCircle } from '@strapi/icons'
import { TEXT_AT_START } from '../editing/text-at-start'
import { openField } from './open-field'
import type { Finding, Findings } from './use-findings'

const GROUPS = [
  { severity: 'blocker', title: 'Must be corrected before publishing', color: 'danger600' },
  { severity: 'error', title: 'Visitors will notice', color: 'danger600' },
  { severity: 'warning', title: 'Advice', color: 'warning600' },
] as const

interface Props extends Findings {
  /** Shows the place that a finding names. */
  readonly onOpen?: (field: string) => Promise<void>
}

/** What the checks have found, by severity, with links to the fields. */
export function FindingList({ findings, hasFailed, onOpen = openField }: Props) {
  if (hasFailed)
    return (
      <Typography tag="output">The checks cannot be reached at the moment. They are tried again.</Typography>
    )
  if (!findings) return <Typography tag="output">Checking…</Typography>
  if (findings.length === 0)
    return (
      <Flex gap={2} tag="output">
        <CheckCircle aria-hidden fill="success600" />
        <Typography>Nothing to correct</Typography>
      </Flex>
    )
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Typography tag="output" textColor="neutral600">
        {findings.length === 1 ? '1 finding' : `${findings.length} findings`}
      </Typography>
      {GROUPS.map(({ severity, title, color }) => (
        <Group
          key={severity}
          title={title}
          color={color}
          onOpen={onOpen}
          findings={findings.filter((finding) => finding.severity === severity)}
        />
      ))}
    </Flex>
  )
}

interface GroupProps extends Pick<Required<Props>, 'onOpen'> {
  readonly title: string
  readonly color: string
  readonly findings: readonly Finding[]
}

function Group({ title, color, findings, onOpen }: GroupProps) {
  if (findings.length === 0) return null
  return (
    <Box>
      <Flex gap={2} paddingBottom={2}>
        <WarningCircle aria-hidden fill={color} />
        <Typography variant="sigma" textColor={color}>
          {title}
        </Typography>
      </Flex>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {findings.map((finding) => (
          <Box tag="li" key={`${finding.field} ${finding.message}`}>
            <FindingLink {...finding} onOpen={onOpen} />
          </Box>
        ))}
      </Flex>
    </Box>
  )
}

function FindingLink({ field, message, onOpen }: Finding & Pick<GroupProps, 'onOpen'>) {
  const text = (
    <Typography variant="pi" style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
      {message}
    </Typography>
  )
  if (field === '') return text
  return (
    <TextButton style={TEXT_AT_START} onClick={() => void onOpen(field)}>
      {text}
    </TextButton>
  )
}
