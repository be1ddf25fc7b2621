import { createHash } from 'node:crypto'
import { BLOCKS } from '@beam/content/model/blocks.ts'

const sheets = import.meta.glob<string>(
  ['../ui/*.css', '../layout/*.css', '../form/*.css', '../blocks/*.css'],
  {
    query: '?inline',
    import: 'default',
    eager: true,
  },
)

const FIRST = ['../ui/fonts.css', '../ui/tokens.css', '../ui/base.css']
const PLAYER = '../ui/player.css'
const FORM = '../form/'
const FOLDERS = ['ui', 'layout', 'form', 'blocks']
const blockNames = new Set<string>(BLOCKS.map((block) => block.name))

/** Every style sheet in the order of the cascade: tokens, base, pieces, frame, form, blocks. */
const ordered = Object.keys(sheets).toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))

/** What a page needs beyond what stands on every page. */
export interface Shown {
  /** Names of its blocks. */
  readonly blocks: ReadonlySet<string>
  /** Whether it needs a style sheet of the form folder, named as its file is. */
  readonly needsFormSheet: (sheet: string) => boolean
  /** Whether the video player can be opened. */
  readonly video: boolean
}

/** What a page inlines: everything shared and the sheets of what it shows. */
export function stylesFor(shown: Shown): string {
  return import.meta.env.DEV ? ALL_CSS : cssOf(ordered.filter((path) => isUsed(path, shown)))
}

/** Every style there is, for moves to other pages. */
export const ALL_CSS = cssOf(ordered)
/** Changes with its content. */
export const ALL_CSS_PATH = `/styles/${createHash('sha256').update(ALL_CSS).digest('hex').slice(0, 10)}.css`

function isUsed(path: string, { blocks, needsFormSheet, video }: Shown): boolean {
  if (path === PLAYER) return video
  if (path.startsWith(FORM)) return needsFormSheet(path.slice(FORM.length))
  const name = /^\.\.\/blocks\/(?<name>.+)\.css$/.exec(path)?.groups?.['name']
  return name === undefined || !blockNames.has(name) || blocks.has(name)
}

function rank(path: string): number {
  const first = FIRST.indexOf(path)
  return first >= 0 ? first - FIRST.length : FOLDERS.findIndex((folder) => path.startsWith(`../${folder}/`))
}

function cssOf(paths: readonly string[]): string {
  return paths.map((path) => sheets[path] ?? '').join('')
}
