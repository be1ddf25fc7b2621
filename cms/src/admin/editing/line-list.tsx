import { Box, Typography } from '@strapi/design-system'
import type { Line } from './differences'

/** All texts of a document, to be read. */
export function LineList({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <Box tag="dl">
      {lines.map(({ label, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their position
        <Box key={index} paddingBottom={text === '' ? 1 : 3} paddingTop={text === '' ? 3 : 0}>
          <Typography
            tag="dt"
            variant={text === '' ? 'delta' : 'pi'}
            textColor={text === '' ? 'neutral800' : 'neutral600'}
          >
            {label}
          </Typography>
          {text !== '' && (
            <Typography tag="dd" lineHeight={1.5} style={{ overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}
