import slugify from '@sindresorhus/slugify'

/**
 * The key that the plugin stores with a menu item, as its content service makes one; '' if the title has no letters or
 * digits. Used by the patched menu (menu-saving-patches.ts): the plugin asked the content service, with a title that may not
 * be saved.
 */
export async function itemKey(title: string): Promise<string> {
  return slugify(title).toLowerCase()
}
