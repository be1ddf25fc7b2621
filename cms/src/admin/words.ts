/** Words of the panel that say what is so on this site, by their keys in Strapi and in the navigation plugin. */
export const WORDS = {
  'app.components.LeftMenu.navbrand.title': 'Beam Wallet content',
  'app.components.LeftMenu.navbrand.workplace': 'Website',
  'Auth.form.welcome.title': 'Beam Wallet content',
  'Auth.form.welcome.subtitle': 'Sign in to edit the website',
  'Auth.form.register.subtitle':
    'You are the first here: this makes you the administrator. Your data stays on this machine.',
  'HomePage.head.title': 'Beam Wallet content',

  // Only a page's address has a pattern.
  'components.Input.error.validation.regex':
    'An address is made of small letters, digits and hyphens, e.g. summer-sale or careers/graphic-designer. Some first words are the site’s own, e.g. api or preview.',
  'components.Blocks.modifiers.code': 'Code (the site shows it as plain words)',

  'navigation.plugin.name': 'Menu',
  'navigation.header.title': 'Menu',
  'navigation.header.description':
    'The menu of the website. Drag items into order. What you save is live at once: a menu has no draft.',
  'navigation.popup.item.form.type.label': 'Leads to',
  'navigation.popup.item.form.type.internal.label': 'A page of this site',
  'navigation.popup.item.form.type.external.label': 'An address elsewhere',
  'navigation.popup.item.form.type.wrapper.label': 'Its own items, or a path',
  'navigation.popup.item.form.title.label': 'Title; a page lends its own',
  // The plugin shows this one under three fields, whatever it says.
  'navigation.popup.item.form.title.placeholder': ' ',
  'navigation.popup.item.form.autoSync.label': 'Title of the page',
  'navigation.popup.item.form.menuAttached.placeholder': 'Makes no difference: every item is shown.',
  'navigation.popup.item.form.path.label': 'Path',
  'navigation.popup.item.form.path.placeholder':
    'Of no matter for a page, which has its own address. "#" for an item that only opens its own items.',
  'navigation.popup.item.form.externalPath.label': 'Address',
  'navigation.popup.item.form.externalPath.placeholder': 'Opens in a new tab, e.g. https://example.com.',
  'navigation.popup.item.form.relatedType.label': 'Kind',
  'navigation.popup.item.form.related.label': 'Page',
}
