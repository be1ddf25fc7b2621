import { MENU } from './panel-files'
import type { PanelPatch } from './panel-patch'

/** How the menu is loaded, checked and saved, and what it says about that. */
export const MENU_SAVING_PATCHES: readonly PanelPatch[] = [
  // A menu keeps its version, and the page of the menu asks the editor when somebody else has saved it meanwhile.
  {
    file: MENU,
    from: /visible: s\.boolean\(\),(?=\s*items: s\.array\(yn\))/,
    to: 'visible: s.boolean(), updatedAt: s.string().optional(),',
  },
  {
    file: MENU,
    from: 'import { prop as nt } from "lodash/fp";',
    to: `import { prop as nt } from "lodash/fp";
import { ConflictDialog } from '/src/admin/concurrent-edits/conflict-dialog';`,
  },
  {
    file: MENU,
    from: 'n(Te.Title, { children: e(l("header.title", "UI Navigation")) }),',
    to: 'n(Te.Title, { children: e(l("header.title", "UI Navigation")) }), n(ConflictDialog, {}),',
  },
  // The title of an item went to the content service before the menu was saved.
  {
    file: MENU,
    from: /slugify\(t\) \{\s*const a = new URLSearchParams\(\);\s*return a\.append\("q", t\), e\.get\([^\n]*/,
    to: 'slugify(t) { return itemKey(t);',
  },
  {
    file: MENU,
    from: 'import { useIntl as A',
    to: `import { itemKey } from '/src/admin/menu/item-key';
import { useIntl as A`,
  },
  // What is wrong with its items, while they are edited.
  {
    file: MENU,
    from: 'import Bn, { useRef as We,',
    to: `import { MenuChecks } from '/src/admin/checks/menu/menu-checks';
import Bn, { useRef as We,`,
  },
  {
    file: MENU,
    from: /w\(qe\.Content, \{ children: \[(?=\s*\/\* @__PURE__ \*\/ n\(\s*ci,)/,
    to: 'w(qe.Content, { children: [\n        c && n(MenuChecks, { items: c.items, onShow: (items) => { z({ value: "", index: 0 }); m({ ...c, items }); } }),',
  },
  // Why it was not saved, as the content service or src/admin/concurrent-edits says it.
  {
    file: MENU,
    from: 'message: e(l("notification.navigation.update.error"))',
    to: 'message: R.name === "FetchError" ? R.message : e(l("notification.navigation.update.error"))',
  },
  // That it was saved: nothing said so.
  {
    file: MENU,
    from: /onSuccess: \(R\) => \{(?=\s*m\(\{\s*\.\.\.R,)/,
    to: 'onSuccess: (R) => { i(savedNotice(R.updatedAt));',
  },
  {
    file: MENU,
    from: 'import { useQuery as Fe,',
    to: "import { savedNotice } from '/src/admin/menu/saved-notice';\nimport { useQuery as Fe,",
  },
  // It is loaded each time it is opened: for five minutes, the page showed what it had shown before.
  {
    file: MENU,
    from: /(?<=queryKey: t\.readAllIndex\(\),)(?=\s*queryFn\(\) \{)/,
    to: ' gcTime: 0,',
  },
]
