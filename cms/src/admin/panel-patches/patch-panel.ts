import { PANEL_PATCHES, patchedCode } from './panel-patches'

/**
 * A plugin of Vite that patches the panel as it is built. Its hooks throw if a patched file is not as expected, or is
 * not part of the panel: an upgrade may use another file instead.
 */
export function patchPanel() {
  const missing = new Set(PANEL_PATCHES.map(({ file }) => file))
  return {
    name: 'panel-patches',
    enforce: 'pre',
    transform(code: string, id: string): string | null {
      const path = id.replace(/\?.*$/, '')
      const patched = patchedCode(path, code)
      if (patched !== null) for (const file of missing) if (path.endsWith(`/${file}`)) missing.delete(file)
      return patched
    },
    generateBundle(): void {
      if (missing.size > 0) throw new Error(`The panel has no file ${[...missing].join(', ')} to patch.`)
    },
  }
}
