import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { permissionChecker } from '../access/document-permission.ts'
import { isEditedType } from '../editing/edited-types.ts'
import { checkEntry } from './check-stored-document.ts'

/**
 * Adds the endpoint of the panel's checks: `POST /checks/document` with `{ type, entry }`, where the entry is what the
 * form holds, saved or not. Responds `{ data: findings }`. Nothing is stored.
 */
export function addCheckRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/checks',
    routes: [
      {
        method: 'POST',
        path: '/document',
        handler: check(strapi),
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  } as never)
}

function check(strapi: Core.Strapi) {
  return async (ctx: Context & { request: { body?: unknown } }) => {
    const { type, entry } = (ctx.request.body ?? {}) as { type?: unknown; entry?: unknown }
    if (!isEditedType(type) || typeof entry !== 'object' || entry === null)
      return ctx.badRequest('Unknown document')
    if (permissionChecker(strapi, type, ctx.state.userAbility).cannot.read()) return ctx.forbidden()
    return { data: await checkEntry(strapi, type, entry) }
  }
}
