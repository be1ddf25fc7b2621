import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'

/** An account of the admin panel. */
export interface AdminUser {
  readonly id: number
  readonly firstname?: string | null
  readonly lastname?: string | null
  readonly username?: string | null
  readonly email?: string | null
}

const users = new AsyncLocalStorage<AdminUser>()

/** Runs an action on behalf of a user who has sent no request, e.g. one that was scheduled. */
export function runAs<Result>(user: AdminUser, action: () => Promise<Result>): Promise<Result> {
  return users.run(user, action)
}

/** The user on whose behalf the present code runs; null at start and in requests without an account. */
export function actingUser(strapi: Core.Strapi): AdminUser | null {
  return users.getStore() ?? strapi.requestContext.get()?.state.user ?? null
}

const MAX_NAME_CHARACTERS = 120

/** The name that colleagues see, without control characters. */
export function displayName({ firstname, lastname, username, email }: AdminUser): string {
  const names = [firstname, lastname].map((name) => name?.trim()).filter(Boolean)
  const name = names.length > 0 ? names.join(' ') : username?.trim() || email || ''
  return [...name.replaceAll(/\p{Cc}/gu, ' ')].slice(0, MAX_NAME_CHARACTERS).join('')
}
