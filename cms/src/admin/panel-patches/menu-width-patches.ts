import { MENU } from './panel-files'
import type { PanelPatch } from './panel-patch'

/** The plugin's 54 px where there is room; four levels fit into 320 px. */
const INDENT = 'clamp(20px, 7vw, 54px)'

/** The rows of the menu fit into every window from 320 px: their cards cut off what is wider. */
export const MENU_WIDTH_PATCHES: readonly PanelPatch[] = [
  // In wide windows all rows end where the buttons above them do. Save is as wide as its text, except on phones.
  {
    file: MENU,
    from: 'width: k ? "auto" : z ? "100%" : "728px",',
    to: 'width: z ? "100%" : "auto",',
  },
  {
    file: MENU,
    from: 'width: z ? "100%" : "728px",',
    to: 'width: "100%",',
  },
  {
    file: MENU,
    from: 'margin-left: ${({ level: e }) => e && "54px"};',
    to: `margin-left: \${({ level: e }) => e && "${INDENT}"};`,
  },
  // The line that leads to the rows below stands where they begin.
  {
    file: MENU,
    from: /left: 30px;(?=\s*border: 0px solid transparent;)/,
    to: `left: calc(${INDENT} - 24px);`,
  },
  // Where they do not fit beside it, the buttons of an item stand below its title.
  {
    file: MENU,
    from: 'hi = oe(oa)`\n  width: 100%;\n',
    to: `hi = oe(oa)\`
  width: 100%; flex-wrap: wrap; gap: 4px;
  > div { flex-wrap: wrap; row-gap: 4px; min-width: 0; max-width: 100%; }
  > div > * { min-width: 0; overflow-wrap: anywhere; }
`,
  },
  { file: MENU, from: 'vi = { maxWidth: "425px" }', to: 'vi = { maxWidth: "min(425px, calc(100% - 8px))" }' },
  {
    file: MENU,
    from: /style: \{ width: "100%" \},(?=\s*direction: "row",\s*alignItems: "center",\s*justifyContent: "space-between",)/,
    to: 'style: { width: "100%", overflowWrap: "anywhere" }, wrap: "wrap", gap: 1,',
  },
]
