import { Box, Typography } from '@strapi/design-system'
import { MENU, type MenuItem } from '../../concurrent-edits/menu/menu'
import { FindingList } from '../finding-list'
import { focusItem, withItemShown } from '../../menu/open-item'
import { useFindings } from '../use-findings'

const HEADING = 'menu-checks'

interface Props {
  readonly items: readonly MenuItem[]
  /** Shows the whole menu, not what a search has found, with these items. */
  readonly onShow: (items: readonly MenuItem[]) => void
}

/**
 * The items that lead nowhere, updated while the menu is edited; each finding leads to its item. Used by the patched
 * menu (panel-patches.ts).
 */
export function MenuChecks({ items, onShow }: Props) {
  const found = useFindings(MENU, undefined, items)
  const open = async (key: string) => {
    onShow(withItemShown(items, key))
    await focusItem(key)
  }
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
        <FindingList {...found} onOpen={open} />
      </Box>
    </Box>
  )
}
