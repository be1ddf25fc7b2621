// Files and folders of Strapi's panel that several patches change, below node_modules.

export const ADMIN = '@strapi/admin/dist/admin/admin/src'

export const CONTENT_MANAGER = '@strapi/content-manager/dist/admin/pages'

/** Where an entry is edited. */
export const EDIT_VIEW = `${CONTENT_MANAGER}/EditView/components`

export const DESIGN_SYSTEM = '@strapi/design-system/dist/index.mjs'

/** The page of the menu. */
export const MENU = 'strapi-plugin-navigation/dist/admin/index.mjs'

/** The list of what is published together. */
export const PUBLISH_SEVERAL = `${CONTENT_MANAGER}/ListView/components/BulkActions/PublishAction.mjs`
