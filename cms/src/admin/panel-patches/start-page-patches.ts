import { ADMIN } from './panel-files'
import type { PanelPatch } from './panel-patch'

const WIDGET = `${ADMIN}/components/WidgetRoot.mjs`
const HOME_PAGE = `${ADMIN}/pages/Home/HomePage.mjs`

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
  // Those beside each other end at the same height, but for those with nothing to list.
  { file: WIDGET, from: 'hasRadius: true,', to: 'hasRadius: true, height: "100%",' },
  {
    file: WIDGET,
    from: 'const WidgetContainer = styled(Flex)`\n',
    to: `const WidgetContainer = styled(Flex)\`
  &:has([data-nothing-left]) { height: auto; align-self: start; gap: 0.8rem; }
  &:has([data-nothing-left]) > div > div { min-height: 0; }
`,
  },
  // What needs attention is wider: Strapi's are all of the same width.
  {
    file: HOME_PAGE,
    from: 'createDefaultWidgetWidths(renderableWidgets)',
    to: 'startPageWidths(renderableWidgets)',
  },
  {
    file: HOME_PAGE,
    from: 'applyHomepageLayout, createDefaultWidgetWidths, ',
    to: 'applyHomepageLayout, ',
  },
  {
    file: HOME_PAGE,
    from: "import { useWidgets } from '../../features/Widgets.mjs';",
    to: `import { useWidgets } from '../../features/Widgets.mjs';
import { startPageWidths } from '/src/admin/dashboard/start-page-widths';`,
  },
]
