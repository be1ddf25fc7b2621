import { ADMIN } from './panel-files'
import type { PanelPatch } from './panel-patch'

const DRAWER = '@strapi/content-manager/dist/admin/components/ActionsDrawer.mjs'
const HEADER_LAYOUT = `${ADMIN}/components/Layouts/HeaderLayout.mjs`

/** What has the focus is visible, and not covered by Strapi's bars (WCAG 2.4.11). */
export const FOCUS_PATCHES: readonly PanelPatch[] = [
  // What is scrolled to keeps clear of the header at the top, in wide windows, and of the actions at the bottom.
  {
    file: `${ADMIN}/layouts/AuthenticatedLayout.mjs`,
    from: /flex: 1,(?=\s*overflow: "auto",)/,
    to: "flex: 1, style: { scrollPaddingBlock: 'min(8rem, 10vh) 9rem' },",
  },
  // In narrow windows the header of a scrolled page stood below the bar at the top, with its buttons. There it scrolls
  // with the page, as it does on phones.
  {
    file: HEADER_LAYOUT,
    from: "import { useIsMobile } from '../../hooks/useMediaQuery.mjs';",
    to: "import { useIsDesktop, useIsMobile } from '../../hooks/useMediaQuery.mjs';",
  },
  {
    file: HEADER_LAYOUT,
    from: 'const HeaderLayout = (props)=>{',
    to: `const HeaderLayout = (props)=>{
    const isDesktop = useIsDesktop();
    return jsx(HeaderOfWindow, { ...props, isDesktop }, String(isDesktop));
};
const HeaderOfWindow = ({ isDesktop, ...props })=>{`,
  },
  {
    file: HEADER_LAYOUT,
    from: "if (deviceType === 'mobile') {",
    to: "if (deviceType === 'mobile' || !isDesktop) {",
  },
  // Beside a long subtitle, the buttons of a scrolled page stood below it.
  {
    file: HEADER_LAYOUT,
    from: /jsxs\(Flex, \{(?=\s*children: \[\s*navigationAction && )/,
    to: "jsxs(Flex, { style: { flex: '1 1 30rem' },",
  },
  // The drawer with the side panels, in narrow windows: while it is closed, the keyboard reached what is not visible.
  {
    file: DRAWER,
    from: '  overflow: hidden;\n  transition: max-height',
    to: "  overflow: hidden;\n  visibility: ${({ $isOpen })=>$isOpen ? 'visible' : 'hidden'};\n  transition: max-height",
  },
]
