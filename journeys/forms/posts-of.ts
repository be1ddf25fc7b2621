import type { Page, Request } from '@playwright/test'

/** Everything the page sends from now on, whichever way. */
export function postsOf(page: Page): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request)
  })
  return posts
}
