/** All permissions of visitors: reading published content. */
export const READ_PERMISSIONS = [
  'api::page.page.find',
  'api::page.page.findOne',
  'api::footer.footer.find',
  'api::redirect.redirect.find',
  'plugin::navigation.client.render',
] as const
