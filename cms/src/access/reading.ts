/** All that anybody may do without being an editor: read what is published. */
export const READING = [
  'api::page.page.find',
  'api::page.page.findOne',
  'api::footer.footer.find',
  'api::redirect.redirect.find',
  'plugin::navigation.client.render',
] as const
