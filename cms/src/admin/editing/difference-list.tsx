import { Box, Flex, Typography } from '@strapi/design-system'
import { differences, type Line, type Part } from './differences'

interface Props {
  readonly before: readonly Line[]
  readonly after: readonly Line[]
  /** What crossed out and underlined words mean. */
  readonly beforeName: string
  readonly afterName: string
}

const BACKGROUNDS = { same: undefined, removed: 'danger100', added: 'success100' } as const
const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const

/** The lines that differ between two documents, with the words that were removed and added. */
export function DifferenceList({ before, after, beforeName, afterName }: Props) {
  const found = differences(before, after)
  if (found.length === 0) return <Typography>The texts are the same.</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography textColor="neutral600">
        <ChangedText kind="removed" text={beforeName} /> <ChangedText kind="added" text={afterName} />
      </Typography>
      <Box tag="dl">
        {found.map(({ label, parts }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines and words have no identity but their position
          <Box key={index} paddingBottom={3}>
            <Typography tag="dt" variant="pi" fontWeight="bold" textColor="neutral600">
              {label}
            </Typography>
            <Typography tag="dd" lineHeight={1.5} style={{ overflowWrap: 'anywhere' }}>
              {parts.map((part, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines and words have no identity but their position
                <ChangedText key={at} {...part} />
              ))}
            </Typography>
          </Box>
        ))}
      </Box>
    </Flex>
  )
}

function ChangedText({ kind, text }: Part) {
  return (
    <Box
      tag={TAGS[kind]}
      background={BACKGROUNDS[kind]}
      style={{ display: 'inline', padding: kind === 'same' ? 0 : '0 0.2rem', whiteSpace: 'pre-wrap' }}
    >
      {text}
    </Box>
  )
}
