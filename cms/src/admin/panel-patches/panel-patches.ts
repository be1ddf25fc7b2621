import { ACCESSIBILITY_PATCHES } from './accessibility-patches'
import { FOCUS_PATCHES } from './focus-patches'
import { FORM_ROW_PATCHES } from './form-row-patches'
import { IDENTIFIER_PATCHES } from './identifier-patches'
import { LAZY_LOADING_PATCHES } from './lazy-loading-patches'
import { MENU_CONTROL_PATCHES } from './menu-control-patches'
import { MENU_SAVING_PATCHES } from './menu-saving-patches'
import { MENU_TEXT_PATCHES } from './menu-text-patches'
import { MENU_WIDTH_PATCHES } from './menu-width-patches'
import { NOTIFICATION_PATCHES } from './notification-patches'
import type { PanelPatch } from './panel-patch'
import { PERMISSION_PATCHES } from './permission-patches'
import { PUBLISH_CHECK_PATCHES } from './publish-check-patches'
import { PUBLISH_SEVERAL_PATCHES } from './publish-several-patches'
import { RICH_TEXT_PATCHES } from './rich-text-patches'
import { SIDE_PANEL_PATCHES } from './side-panel-patches'
import { START_PAGE_PATCHES } from './start-page-patches'

export const PANEL_PATCHES: readonly PanelPatch[] = [
  ...ACCESSIBILITY_PATCHES,
  ...FOCUS_PATCHES,
  ...FORM_ROW_PATCHES,
  ...IDENTIFIER_PATCHES,
  ...LAZY_LOADING_PATCHES,
  ...MENU_CONTROL_PATCHES,
  ...MENU_SAVING_PATCHES,
  ...MENU_TEXT_PATCHES,
  ...MENU_WIDTH_PATCHES,
  ...NOTIFICATION_PATCHES,
  ...PERMISSION_PATCHES,
  ...PUBLISH_CHECK_PATCHES,
  ...PUBLISH_SEVERAL_PATCHES,
  ...RICH_TEXT_PATCHES,
  ...SIDE_PANEL_PATCHES,
  ...START_PAGE_PATCHES,
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
