import type { Page, Request } from '@playwright/test'

/** All POST requests of the page from now on. */
export function recordPosts(page: Page): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request)
  })
  return posts
}
