import type { Core } from '@strapi/strapi'
import { permissionChecker } from '../access/document-permission.ts'
import { renderMenu } from '../menu/render-menu.ts'
import { settings } from '../settings.ts'
import { loadPublishedCheck } from './published-check.ts'
import type { PublishedFindings } from './published-findings.ts'
import { MAX_PAGES, readPublishedFooter, readPublishedPages } from './read-published.ts'

const PAGE = 'api::page.page'
const REDIRECT = 'api::redirect.redirect'

/** What visitors stumble over in everything that is published, for those who may read pages. */
export async function listFindings(strapi: Core.Strapi, userAbility: unknown): Promise<PublishedFindings> {
  if (permissionChecker(strapi, PAGE, userAbility).cannot.read()) return { isChecked: true, findings: [] }
  // Of a part of the pages, others would seem to be missing.
  const pageCount = await strapi.db.query(PAGE).count({ where: IS_PUBLISHED })
  if (pageCount > MAX_PAGES) return { isChecked: false, findings: [] }
  const { checkPublished } = await loadPublishedCheck(strapi)
  const [pages, footer, redirects, menu] = await Promise.all([
    readPublishedPages(strapi),
    readPublishedFooter(strapi),
    strapi.db.query(REDIRECT).findMany({ select: ['from', 'to', 'permanent'], where: IS_PUBLISHED }),
    renderMenu(strapi),
  ])
  const redirectHosts = [new URL(settings.siteUrl).host, ...settings.redirectHosts]
  const findings = checkPublished({ pages, footer, redirects, menu, redirectHosts })
  return { isChecked: true, findings: findings.toSorted((a, b) => RANK[a.severity] - RANK[b.severity]) }
}

const IS_PUBLISHED = { publishedAt: { $notNull: true } }
const RANK = { blocker: 0, error: 1, warning: 2 } as const
