import type { Core } from '@strapi/strapi'

/** How a plugin of Strapi defines a service or controller: Strapi calls the function once, when it is first used. */
export type PluginFactory<Created> = (context: { strapi: Core.Strapi }) => Created
