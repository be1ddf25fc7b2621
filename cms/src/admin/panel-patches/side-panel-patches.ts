import { EDIT_VIEW } from './panel-files'
import type { PanelPatch } from './panel-patch'

const PANELS = `${EDIT_VIEW}/Panels.mjs`

/** Room for shadows and outlines, which scrolling would cut off. */
const EDGE = '4px'

/**
 * In wide windows, Publish and the other panels beside a form stay in view while the form scrolls; what does not fit into
 * the window scrolls by itself.
 */
export const SIDE_PANEL_PATCHES: readonly PanelPatch[] = [
  {
    file: PANELS,
    from: /return \/\*#__PURE__\*\/ jsx\(Flex, \{(?=\s*direction: "column",\s*alignItems: "stretch",\s*gap: 2,\s*children: \/\*#__PURE__\*\/ jsx\(DescriptionComponentRenderer)/,
    to: 'return jsx(Flex, { ...(withActions && { style: IN_VIEW }),',
  },
  {
    file: PANELS,
    from: 'const Panels = ({ withActions = true })=>{',
    to: `const IN_VIEW = { position: 'sticky', top: '1.6rem', maxHeight: 'calc(100vh - 3.2rem)', overflowY: 'auto', padding: '${EDGE}', margin: '-${EDGE}' };
const Panels = ({ withActions = true })=>{`,
  },
]
