import { ACCESSIBILITY_PATCHES } from './accessibility-patches'
import { FOCUS_PATCHES } from './focus-patches'
import { FORM_ROW_PATCHES } from './form-row-patches'
import { MENU, MENU_CONTROL_PATCHES } from './menu-control-patches'
import { MENU_WIDTH_PATCHES } from './menu-width-patches'
import { NOTIFICATION_PATCHES } from './notification-patches'
import type { PanelPatch } from './panel-patch'
import { SIDE_PANEL_PATCHES } from './side-panel-patches'
import { START_PAGE_PATCHES } from './start-page-patches'

const CONTENT_MANAGER = '@strapi/content-manager/dist/admin/pages'
const HEADER = `${CONTENT_MANAGER}/EditView/components/Header.mjs`
const FILTERS = `${CONTENT_MANAGER}/ListView/components/Filters.mjs`
const PUBLISH_SEVERAL = `${CONTENT_MANAGER}/ListView/components/BulkActions/PublishAction.mjs`
const DRAWER = '@strapi/content-manager/dist/admin/components/ActionsDrawer.mjs'
const UPLOADS = '@strapi/upload/dist/admin'

/** Lets a text of a table take several lines, at any character if a word is too long. */
const WRAPPED =
  "style: { display: 'block', minWidth: '12rem', whiteSpace: 'normal', overflowWrap: 'anywhere' }"

/** Editors know entries by title and address: ids are nowhere in the panel but in addresses and in its settings. */
export const PANEL_PATCHES: readonly PanelPatch[] = [
  ...ACCESSIBILITY_PATCHES,
  ...FOCUS_PATCHES,
  ...FORM_ROW_PATCHES,
  ...MENU_CONTROL_PATCHES,
  ...MENU_WIDTH_PATCHES,
  ...NOTIFICATION_PATCHES,
  ...SIDE_PANEL_PATCHES,
  ...START_PAGE_PATCHES,
  // "Document ID", among when and by whom an entry was changed.
  {
    file: HEADER,
    from: /isDisplayed: collectionType !== SINGLE_TYPES && [^\n]*,/,
    to: 'isDisplayed: false,',
  },
  {
    file: HEADER,
    from: 'const CopyDocumentIdMenuItem = ({ documentId })=>{',
    to: 'const CopyDocumentIdMenuItem = ()=>null;\nconst UnusedMenuItem = ({ documentId })=>{',
  },
  { file: FILTERS, from: /'id',\s*'documentId',/, to: '' },
  // The list of what is published together names entries by id and title, each in one line however long.
  { file: PUBLISH_SEVERAL, from: "label: 'documentId'", to: "label: 'Entry'" },
  {
    file: PUBLISH_SEVERAL,
    from: 'children: row.documentId\n',
    to: `${WRAPPED}, children: row.title ?? row.from\n`,
  },
  { file: PUBLISH_SEVERAL, from: "label: 'name'", to: "label: 'Address'" },
  {
    file: PUBLISH_SEVERAL,
    from: 'children: row[mainField]\n',
    to: `${WRAPPED}, children: row.slug ?? row.to\n`,
  },
  { file: PUBLISH_SEVERAL, from: "label: 'status'", to: "label: 'Status'" },
  { file: PUBLISH_SEVERAL, from: "label: 'Publication status'", to: "label: 'Can be published'" },
  // It validates fields only: what prevents publishing is listed there, too, in full.
  {
    file: PUBLISH_SEVERAL,
    from: "import { ValidationError } from 'yup';",
    to: "import { ValidationError } from 'yup';\nimport { useBlockedEntries } from '/src/admin/checks/use-blocked-entries';",
  },
  {
    file: PUBLISH_SEVERAL,
    from: 'const { rows, validationErrors } = React.useMemo(',
    to: 'const { rows, validationErrors: invalidFields } = React.useMemo(',
  },
  {
    file: PUBLISH_SEVERAL,
    from: 'const [isDialogOpen, setIsDialogOpen] = React.useState(false);',
    to: `const { problems: validationErrors, isPending } = useBlockedEntries(model, documents, invalidFields);
    const isChecking = isPending || isLoading;
    const [isDialogOpen, setIsDialogOpen] = React.useState(false);`,
  },
  // Until the checks have answered, nothing counts as ready and nothing can be published.
  {
    file: PUBLISH_SEVERAL,
    from: 'SelectedEntriesTableContent = ({ isPublishing,',
    to: 'SelectedEntriesTableContent = ({ isChecking, isPublishing,',
  },
  {
    file: PUBLISH_SEVERAL,
    from: 'entriesToPublish: entriesToPublish,\n',
    to: 'isChecking, entriesToPublish: entriesToPublish,\n',
  },
  {
    file: PUBLISH_SEVERAL,
    from: 'children: isPublishing && entriesToPublish.includes(row.documentId) ?',
    to: `children: isChecking ? jsxs(Flex, { gap: 2, children: [
                                    jsx(Typography, { textColor: 'neutral600', children: 'Checking…' }),
                                    jsx(Loader, { small: true })
                                ] }) : isPublishing && entriesToPublish.includes(row.documentId) ?`,
  },
  {
    file: PUBLISH_SEVERAL,
    from: 'entriesReadyToPublishCount: selectedEntriesWithNoErrorsCount',
    to: "entriesReadyToPublishCount: isChecking ? '…' : selectedEntriesWithNoErrorsCount",
  },
  {
    file: PUBLISH_SEVERAL,
    from: 'entriesPublishedCount: selectedEntriesPublishedCount',
    to: "entriesPublishedCount: isChecking ? '…' : selectedEntriesPublishedCount",
  },
  {
    file: PUBLISH_SEVERAL,
    from: 'entriesModifiedCount: selectedEntriesModifiedCount',
    to: "entriesModifiedCount: isChecking ? '…' : selectedEntriesModifiedCount",
  },
  {
    file: PUBLISH_SEVERAL,
    from: 'entriesWithErrorsCount: selectedEntriesWithErrorsCount',
    to: "entriesWithErrorsCount: isChecking ? '…' : selectedEntriesWithErrorsCount",
  },
  // An entry that is published and has problems was counted as both, which left "-1 Ready to publish".
  {
    file: PUBLISH_SEVERAL,
    from: "filter(({ status })=>status === 'published')",
    to: "filter(({ status, documentId })=>status === 'published' && !validationErrors[documentId])",
  },
  {
    file: PUBLISH_SEVERAL,
    from: 'disabled: selectedEntries.length === 0 || selectedEntries.length === selectedEntriesWithErrorsCount || selectedEntriesPublishedCount === selectedEntries.length || isLoading',
    to: 'disabled: selectedEntriesWithNoErrorsCount === 0 || isChecking',
  },
  { file: PUBLISH_SEVERAL, from: 'ellipsis: true', to: WRAPPED },
  {
    file: PUBLISH_SEVERAL,
    from: /fill: "danger600"(?=\s*\}\),\s*\/\*#__PURE__\*\/ jsx\(Tooltip)/,
    to: 'fill: "danger600", style: { flex: "none" }',
  },
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
  // The drawer with the side panels, in narrow windows: while it is closed, the keyboard reached what is not visible.
  {
    file: DRAWER,
    from: '  overflow: hidden;\n  transition: max-height',
    to: "  overflow: hidden;\n  visibility: ${({ $isOpen })=>$isOpen ? 'visible' : 'hidden'};\n  transition: max-height",
  },
  // The Content-Type Builder, which is for development only.
  {
    file: HEADER,
    from: 'const EditTheModelAction = ({ model })=>{',
    to: 'const EditTheModelAction = ()=>null;\nconst UnusedAction = ({ model })=>{',
  },
  // "Asset ID" among the details of a file: in the form of an entry, and in the media library.
  {
    file: `${UPLOADS}/components/EditAssetDialog/EditAssetContent.mjs`,
    from: /\{\s*label: formatMessage\(\{\s*id: getTrad\('modal\.file-details\.id'\),\s*defaultMessage: 'Asset ID'\s*\}\),\s*value: [^\n]*\n\s*\},/,
    to: '',
  },
  {
    file: `${UPLOADS}/future/pages/Assets/components/AssetDetails/AssetDetailsDrawer.mjs`,
    from: /,\s*\/\*#__PURE__\*\/ jsx\(DetailItem, \{\s*label: formatMessage\(\{\s*id: getTranslationKey\('asset-details\.assetId'\),\s*defaultMessage: 'Asset ID'\s*\}\),\s*value: String\(asset\.id\)\s*\}\)/,
    to: '',
  },
]

/**
 * The code of a file with its patches; null if it has none.
 *
 * @param file absolute path
 * @throws if the code is not as expected, e.g. after an upgrade: compare the patch with the new code
 */
export function patchedCode(file: string, code: string): string | null {
  const patches = PANEL_PATCHES.filter((patch) => file.endsWith(`/node_modules/${patch.file}`))
  if (patches.length === 0) return null
  return patches.reduce((patched, { from, to }) => {
    if (patched.split(from).length !== 2) throw new Error(`${file} does not contain exactly once: ${from}`)
    return patched.replace(from, () => to)
  }, code)
}
