import { DESIGN_SYSTEM, EDIT_VIEW } from './panel-files'
import type { PanelPatch } from './panel-patch'

const INPUTS = `${EDIT_VIEW}/FormInputs`
const BLOCK = `${INPUTS}/DynamicZone/DynamicComponent.mjs`
const LIST_ENTRY = `${INPUTS}/Component/Repeatable.mjs`

const IMPORT_BUTTONS = "import { RowMoveButtons } from '/src/admin/moving/row-move-buttons';"

/** Strapi's own, in narrow windows only: at an end they vanish with the focus, and they do not say what they move. */
const MOVE_BUTTONS =
  /!isDesktop && \/\*#__PURE__\*\/ jsxs\(Fragment, \{\s*children: \[\s*canMoveUp && [^]*?ArrowDown, \{\}\)\s*\}\)\s*\]\s*\}\)/

const DRAG_LABEL =
  /label: formatMessage\(\{\s*id: getTranslation\('components\.DragHandle-label'\),\s*defaultMessage: 'Drag'\s*\}\)/

const TWO_LINES =
  '{ display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 2, overflow: "hidden", overflowWrap: "anywhere" }'

const BLOCK_TITLE = "[displayName, displayTitle].filter(Boolean).join(' ')"
const ENTRY_TITLE = 'displayedValue || `entry ${index + 1}`'

/** Blocks, and the entries of lists in them, can be moved by buttons at every width, and show their title. */
export const FORM_ROW_PATCHES: readonly PanelPatch[] = [
  {
    file: BLOCK,
    from: "import upperFirst from 'lodash/upperFirst';",
    to: `import upperFirst from 'lodash/upperFirst';\n${IMPORT_BUTTONS}`,
  },
  // Beside the live preview, titles of a few words were cut off after one line.
  {
    file: DESIGN_SYSTEM,
    from: /ellipsis: !0,(?=\s*variant: c === "M" \? "delta")/,
    to: `style: ${TWO_LINES},`,
  },
  { file: BLOCK, from: MOVE_BUTTONS, to: moveButtons('name', BLOCK_TITLE) },
  { file: BLOCK, from: DRAG_LABEL, to: dragLabel(BLOCK_TITLE) },
  {
    file: LIST_ENTRY,
    from: "import { useIntl } from 'react-intl';",
    to: `import { useIntl } from 'react-intl';\n${IMPORT_BUTTONS}`,
  },
  { file: LIST_ENTRY, from: MOVE_BUTTONS, to: `!disabled && ${moveButtons('componentKey', ENTRY_TITLE)}` },
  { file: LIST_ENTRY, from: DRAG_LABEL, to: dragLabel(ENTRY_TITLE) },
]

function moveButtons(list: string, title: string): string {
  return `jsx(RowMoveButtons, { list: ${list}, index, count: totalLength, title: ${title} })`
}

function dragLabel(title: string): string {
  return `label: \`\${formatMessage({ id: getTranslation('components.DragHandle-label') })}: \${${title}}\``
}
