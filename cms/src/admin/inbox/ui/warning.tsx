import { Box, Typography } from '@strapi/design-system'

/** Something about an answer or a file that staff should know, e.g. wrong check digits. */
export function Warning({ text }: { readonly text: string }) {
  return (
    <Box
      tag="p"
      background="warning100"
      borderColor="warning500"
      hasRadius
      paddingLeft={2}
      paddingRight={2}
      marginTop={1}
    >
      <Typography variant="pi" textColor="neutral800">
        {text}
      </Typography>
    </Box>
  )
}
