import * as React from 'react'
import { Box, Typography } from '@strapi/design-system'

interface Props {
  readonly variant: 'primary' | 'secondary' | 'success' | 'warning' | 'danger'
  readonly children: React.ReactNode
}

/**
 * A short word on a tinted ground with a colored edge: in the dark theme, all grounds are the same. The colors of the
 * design system's badge have too little contrast.
 */
export function Label({ variant, children }: Props) {
  return (
    <Box
      tag="span"
      display="inline-block"
      background={`${variant}100`}
      borderColor={`${variant}500`}
      hasRadius
      paddingLeft={2}
      paddingRight={2}
    >
      <Typography variant="pi" textColor="neutral800" fontWeight="semiBold">
        {children}
      </Typography>
    </Box>
  )
}
