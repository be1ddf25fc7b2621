import { PUBLISH_SEVERAL } from './panel-files'
import type { PanelPatch } from './panel-patch'

/** Lets a text of a table take several lines, at any character if a word is too long. */
const WRAPPED =
  "style: { display: 'block', minWidth: '12rem', whiteSpace: 'normal', overflowWrap: 'anywhere' }"

/** The list named entries by id and title, each in one line however long. */
export const PUBLISH_SEVERAL_PATCHES: readonly PanelPatch[] = [
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
  { file: PUBLISH_SEVERAL, from: 'ellipsis: true', to: WRAPPED },
  {
    file: PUBLISH_SEVERAL,
    from: /fill: "danger600"(?=\s*\}\),\s*\/\*#__PURE__\*\/ jsx\(Tooltip)/,
    to: 'fill: "danger600", style: { flex: "none" }',
  },
]
