import { Button, Flex, Typography } from '@strapi/design-system'

interface Props {
  readonly pageNumber: number
  /** Null where there is none. */
  readonly newer: (() => void) | null
  readonly older: (() => void) | null
}

/** Turns the pages of the list. */
export function ListPages({ pageNumber, newer, older }: Props) {
  if (newer === null && older === null) return null
  return (
    <Flex tag="nav" aria-label="Pages" justifyContent="center" gap={4} paddingTop={4}>
      <Button variant="tertiary" size="S" disabled={newer === null} onClick={() => newer?.()}>
        Newer
      </Button>
      <Typography textColor="neutral600">Page {pageNumber}</Typography>
      <Button variant="tertiary" size="S" disabled={older === null} onClick={() => older?.()}>
        Older
      </Button>
    </Flex>
  )
}
