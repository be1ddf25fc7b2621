import type { PanelPatch } from './panel-patch'

const WIDGET = '@strapi/admin/dist/admin/admin/src/components/WidgetRoot.mjs'

/** The boxes of the start page are as high as what they show: Strapi's 261 px cut off lists and left short ones empty. */
export const START_PAGE_PATCHES: readonly PanelPatch[] = [
  { file: WIDGET, from: 'height: "261px"', to: 'minHeight: "8rem"' },
  { file: WIDGET, from: 'overflow: "auto",', to: '' },
  {
    file: WIDGET,
    from: 'import { Flex, Typography, IconButton, ScrollArea, Box }',
    to: 'import { Flex, Typography, IconButton, Box }',
  },
  { file: WIDGET, from: 'jsx(ScrollArea, {', to: 'jsx(Box, { width: "100%",' },
  // Those beside each other end at the same height.
  { file: WIDGET, from: 'hasRadius: true,', to: 'hasRadius: true, height: "100%",' },
]
