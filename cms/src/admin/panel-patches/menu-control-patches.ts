import { MENU } from './panel-files'
import type { PanelPatch } from './panel-patch'

/** Buttons of the menu: what they are called, what they do by keyboard, and those that make no difference. */
export const MENU_CONTROL_PATCHES: readonly PanelPatch[] = [
  // Names say which item a button belongs to.
  {
    file: MENU,
    from: /label: u\(\s*l\(\s*`components\.navigationItem\.action\.\$\{i \? "edit" : "view"\}`,[^)]*\)\s*\),/,
    to: `label: \`\${u(l(\`components.navigationItem.action.\${i ? "edit" : "view"}\`))}: \${e}\`,
            "data-edited-item": moveProps.item.viewId,`,
  },
  {
    file: MENU,
    from: /label: u\(\s*l\("components\.navigationItem\.action\.restore", "Restore"\)\s*\),/,
    to: 'label: `${u(l("components.navigationItem.action.restore"))}: ${e}`,',
  },
  {
    file: MENU,
    from: /label: u\(\s*l\("components\.navigationItem\.action\.remove", "Remove"\)\s*\),/,
    to: 'label: `${u(l("components.navigationItem.action.remove"))}: ${e}`,',
  },
  {
    file: MENU,
    from: 'onClick: Dn,',
    to: '"aria-label": `${T(l("components.navigationItem.action.newItem"))}: ${e.title}`, onClick: Dn,',
  },
  // What opens and closes a group was no button.
  {
    file: MENU,
    from: 'pi = ({ toggle: e, collapsed: t, itemsCount: a })',
    to: 'pi = ({ title: r, toggle: e, collapsed: t, itemsCount: a })',
  },
  {
    file: MENU,
    from: /onClick: e,\s*cursor: "pointer",\s*style: \{ marginRight: "16px" \},/,
    to: `tag: "button", type: "button", "aria-expanded": !t, onClick: e, cursor: "pointer", color: "neutral800",
      "aria-label": \`\${a} nested \${a === 1 ? "item" : "items"}: \${r}\`,
      style: { marginRight: "16px", background: "none", border: "none", padding: 0 },`,
  },
  // Its picture could not be seen in the dark theme.
  {
    file: MENU,
    from: 'background: #dcdce4;',
    to: 'background: ${({ theme: e }) => e.colors.neutral200};',
  },
  {
    file: MENU,
    from: 'itemsCount: e.items?.length ?? 0\n',
    to: 'itemsCount: e.items?.length ?? 0, title: e.title\n',
  },
  // Items were moved by dragging only.
  {
    file: MENU,
    from: 'import * as s from "zod";',
    to: "import * as s from 'zod';\nimport { ItemMoveButtons } from '/src/admin/menu/item-move-buttons';",
  },
  { file: MENU, from: 'structureId: p ?', to: 'siblings: c ? [] : t, structureId: p ?' },
  {
    file: MENU,
    from: /viewParentId: f,\s*locale: I\s*\}\) => \{/,
    to: 'viewParentId: f, locale: I, siblings: allSiblings }) => {',
  },
  {
    file: MENU,
    from: 'dragRef: Ee.dragRef,',
    to: `dragRef: Ee.dragRef,
                    move: { item: e, siblings: allSiblings, onReorder: (newOrder) => p({ item: Se(e, !0), newOrder }) },`,
  },
  {
    file: MENU,
    from: /dragRef: m,\s*isSearchActive: p\s*\}\) => \{/,
    to: 'dragRef: m, isSearchActive: p, move: moveProps }) => {',
  },
  {
    file: MENU,
    from: /w\(pn, \{ children: \[(?=\s*\/\* @__PURE__ \*\/ n\(\s*ht,\s*\{\s*isActive: p,\s*disabled: o)/,
    to: 'w(pn, { children: [\n        i && !o && n(ItemMoveButtons, { ...moveProps, Button: ht, isActive: p, isMobile: C }),',
  },
  // There is one menu: nothing to choose or to manage.
  {
    file: MENU,
    from: /T && (?=\/\* @__PURE__ \*\/ n\(\s*Me,\s*\{\s*m: 3,\s*xs: y \? 4 : 6,\s*orderInitial: 3,)/,
    to: 'T && t.length > 1 && ',
  },
  {
    file: MENU,
    from: /(?=\/\* @__PURE__ \*\/ n\(\s*Me,\s*\{\s*m: T \? 4 : 10,)/,
    to: 't.length > 1 && ',
  },
  // Save, alone, at the end of the line; on narrow screens, as wide as the screen.
  {
    file: MENU,
    from: /(?<=Me,\s*\{\s*m: 3,\s*xs: y \? 4 : 6,)(?=\s*orderInitial: 4,)/,
    to: ' style: t.length > 1 ? undefined : { gridColumn: k ? "10 / -1" : "1 / -1" },',
  },
]
