import { INBOX_SECRET } from '../../cms/tests/inbox-stand-in.ts'
import { PREVIEW_SECRET, SITE_TOKEN, WEBHOOK_SECRET } from '../../cms/tests/start-for-test.ts'

/** Settings of a content service that notifies a site, and asks it for the inbox. */
export function contentServiceSettings(siteUrl: string, inboxPort: number): Record<string, string> {
  return {
    SITE_URL: siteUrl,
    SITE_URLS: siteUrl,
    INBOX_URL: `http://127.0.0.1:${inboxPort}`,
    INBOX_SECRET,
  }
}

/** Settings of the site that it is connected to. */
export function siteSettings(contentServiceUrl: string, inboxPort: number): Record<string, string> {
  return {
    CONTENT_SERVICE_URL: contentServiceUrl,
    CONTENT_SERVICE_TOKEN: SITE_TOKEN,
    CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
    PREVIEW_SECRET,
    INBOX_SECRET,
    INBOX_PORT: String(inboxPort),
  }
}
