import * as React from 'react'
import { Box, Flex, Typography } from '@strapi/design-system'

interface Props {
  readonly title: string
  readonly action?: React.ReactNode
  readonly children: React.ReactNode
}

/** A titled box. */
export function Panel({ title, action, children }: Props) {
  const id = React.useId()
  return (
    <Box
      tag="section"
      aria-labelledby={id}
      background="neutral0"
      shadow="tableShadow"
      hasRadius
      padding={{ initial: 4, medium: 5 }}
      marginBottom={4}
    >
      <Flex justifyContent="space-between" gap={2} marginBottom={3}>
        <Typography variant="delta" tag="h2" id={id}>
          {title}
        </Typography>
        {action}
      </Flex>
      {children}
    </Box>
  )
}
