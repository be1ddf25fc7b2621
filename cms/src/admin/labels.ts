import { MENU_SAVED } from './menu/saved-notice'

/** Texts of the panel that are specific to this site, by their translation keys in Strapi and the navigation plugin. */
export const LABELS = {
  'app.components.LeftMenu.navbrand.title': 'Beam Wallet content',
  'app.components.LeftMenu.navbrand.workplace': 'Website',
  'Auth.form.welcome.title': 'Beam Wallet content',
  'Auth.form.welcome.subtitle': 'Sign in to edit the website',
  'Auth.form.register.subtitle':
    'You are the first here: this makes you the administrator. Your data stays on this machine.',
  'HomePage.header.subtitle': 'What happens on the website',
  'HomePage.head.title': 'Beam Wallet content',

  // The address of a page is the only field with a pattern.
  'components.Input.error.validation.regex':
    'An address consists of lower-case letters, digits and hyphens, e.g. summer-sale or careers/graphic-designer. Some first segments are reserved, e.g. api or preview.',
  'components.Blocks.modifiers.code': 'Code (shown as plain text on the site)',

  'content-manager.containers.list.table-headers.status': 'Status',

  // Each place where an image is shown has an alternative text of its own.
  'upload.form.input.label.file-alt': 'Alternative text (not used)',
  'upload.asset-details.alternativeText': 'Alternative text (not used)',
  'upload.import-from-url': 'File upload from URL (not permitted)',
  'upload.form.input.description.file-alt':
    'The website uses the alternative text beside the picture, in the page or the footer.',

  'navigation.plugin.name': 'Menu',
  'navigation.header.title': 'Menu',
  'navigation.header.description':
    'The menu of the website. Drag items, or use their arrows, to reorder them. Saved changes are live immediately: a menu has no draft. A page keeps its own address wherever its item stands.',
  'navigation.header.action.newItem': 'New item',
  'navigation.header.action.expandAll': 'Expand all',
  'navigation.header.action.collapseAll': 'Collapse all',
  'navigation.empty.description': 'The menu is empty.',
  'navigation.empty.cta': 'Add the first item',
  'navigation.pages.main.search.placeholder': 'Search the menu',
  'navigation.pages.main.search.subLabel': 'Enter shows the next one',
  'navigation.pages.auth.not.allowed': 'Your role does not let you change the menu.',
  'navigation.components.navigationItem.action.newItem': 'Add an item below',
  'navigation.components.toggle.enabled': 'On',
  'navigation.components.toggle.disabled': 'Off',
  'navigation.notification.navigation.submit': MENU_SAVED,
  'navigation.notification.navigation.update.error': 'The menu was not saved. Please try again.',
  'navigation.notification.navigation.error':
    'The menu was not saved: below { parentTitle }, { errorTitles } have the same path "{ path }".',
  'navigation.popup.item.header.view': 'Menu item',
  'navigation.popup.item.header.edit': 'Edit menu item',
  'navigation.popup.item.header.new': 'New menu item',
  'navigation.popup.item.form.type.label': 'Links to',
  'navigation.popup.item.form.type.internal.label': 'A page of this site',
  'navigation.popup.item.form.type.external.label': 'An external address',
  'navigation.popup.item.form.type.wrapper.label': 'A group of items, or a path',
  'navigation.popup.item.form.title.label': 'Title; by default that of the page',
  // The plugin shows this text under three fields, so it is blank.
  'navigation.popup.item.form.title.placeholder': ' ',
  'navigation.popup.item.form.autoSync.label': 'Same title as the page',
  'navigation.popup.item.form.menuAttached.placeholder': 'Has no effect: every item is shown.',
  'navigation.popup.item.form.path.label': 'Path',
  'navigation.popup.item.form.path.placeholder':
    'Not used for a page, which has its own address. "/" for an item that only opens a group.',
  'navigation.popup.item.form.externalPath.label': 'Address',
  'navigation.popup.item.form.externalPath.placeholder': 'Opens in a new tab, e.g. https://example.com.',
  'navigation.popup.item.form.audience.label': 'Visitor groups (not used)',
  'navigation.popup.item.form.relatedType.label': 'Kind',
  'navigation.popup.item.form.related.label': 'Page',
  'navigation.popup.item.form.related.placeholder': 'Choose a page',
  'navigation.popup.item.form.related.empty': 'There are no more pages.',
}
