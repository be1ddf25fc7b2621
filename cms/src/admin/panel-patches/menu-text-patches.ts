import { MENU } from './panel-files'
import type { PanelPatch } from './panel-patch'

/** What the page of the menu says, and says to screen readers. */
export const MENU_TEXT_PATCHES: readonly PanelPatch[] = [
  // "ID: …, slug: navigation" below the heading, and the choice of a page.
  {
    file: MENU,
    from: /secondaryAction: !z && (?=[^\n]*\n[^\n]*id: e\?\.documentId)/,
    to: 'secondaryAction: null && ',
  },
  { file: MENU, from: '` (id: ${h.id})`', to: '` (/${h.slug === "home" ? "" : h.slug})`' },
  // Names of controls and dialogs that have none, and paths too pale to read.
  {
    file: MENU,
    from: 'n(ye, { children: /* @__PURE__ */ n(Fa, {}), onClick: () => C(!u) })',
    to: 'n(ye, { label: v(l("pages.main.search.placeholder")), children: n(Fa, {}), onClick: () => C(!u) })',
  },
  { file: MENU, from: 'placeholder: "Change navigation",', to: '"aria-label": "Menu",' },
  {
    file: MENU,
    from: 'href: qn(pe ?? void 0),',
    to: 'href: qn(pe ?? void 0), "aria-label": `Edit the page ${G}`,',
  },
  { file: MENU, from: 'textColor: "neutral500"', to: 'textColor: "neutral600"' },
  {
    file: MENU,
    from: /F,\s*\{\s*variant: "omega",\s*fontWeight: "bold",\s*textColor: "neutral800",\s*as: "h2",\s*id: "asset-dialog-title",(?=\s*children: a\(l\(`popup\.item\.header)/,
    to: 'H.Title, {',
  },
  {
    file: MENU,
    from: 'n(F, { variant: "omega", fontWeight: "bold", textColor: "neutral800", as: "h2", children: T })',
    to: 'n(H.Title, { children: T })',
  },
  // Its dialogs have no trigger, so that closing one lost the focus.
  {
    file: MENU,
    from: 'import { Dialog as Qe, Flex as P, Typography as F, Button as K, Modal as H, ',
    to: "import { ModalWithFocusReturn as H } from '/src/admin/editing/modal-with-focus-return';\nimport { Dialog as Qe, Flex as P, Typography as F, Button as K, ",
  },
]
