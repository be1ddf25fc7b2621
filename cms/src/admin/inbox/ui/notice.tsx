import * as React from 'react'
import { Box, Flex, Typography } from '@strapi/design-system'

interface Props {
  readonly variant: 'primary' | 'success' | 'warning' | 'danger'
  readonly title: string
  readonly children?: React.ReactNode
  readonly action?: React.ReactNode
}

/** A message within the page that stays. The design system's alert always has a button that closes it. */
export function Notice({ variant, title, children, action }: Props) {
  return (
    <Flex
      role={variant === 'danger' ? 'alert' : 'status'}
      background={`${variant}100`}
      borderColor={`${variant}500`}
      hasRadius
      padding={4}
      marginBottom={3}
      gap={4}
      justifyContent="space-between"
      wrap="wrap"
    >
      <Box>
        <Typography fontWeight="bold" textColor="neutral800" tag="p">
          {title}
        </Typography>
        {children !== undefined && (
          <Typography textColor="neutral800" tag="div">
            {children}
          </Typography>
        )}
      </Box>
      {action}
    </Flex>
  )
}
