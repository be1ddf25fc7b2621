import { Box, Typography } from '@strapi/design-system'
import { MENU, type MenuItem } from '../../concurrent-edits/menu/menu'
import { FindingList } from '../finding-list'
import { useFindings } from '../use-findings'

const HEADING = 'menu-checks'

/** The items that lead nowhere, updated while the menu is edited. Used by the patched menu (panel-patches.ts). */
export function MenuChecks({ items }: { readonly items: readonly MenuItem[] }) {
  const found = useFindings(MENU, undefined, items)
  return (
    <Box
      tag="section"
      aria-labelledby={HEADING}
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={4}
      marginBottom={6}
    >
      <Typography tag="h2" id={HEADING} variant="sigma" textColor="neutral600">
        Checks
      </Typography>
      <Box paddingTop={2}>
        <FindingList {...found} />
      </Box>
    </Box>
  )
}
