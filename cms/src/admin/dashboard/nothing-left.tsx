import { Flex, Typography } from '@strapi/design-system'
import { CheckCircle } from '@strapi/icons'

/** In place of a list without entries. Its card is no higher than this (start-page-patches.ts). */
export function NothingLeft({ text }: { readonly text: string }) {
  return (
    <Flex gap={2} data-nothing-left>
      <CheckCircle aria-hidden fill="success600" style={{ flex: 'none' }} />
      <Typography textColor="neutral600">{text}</Typography>
    </Flex>
  )
}
