import { assistantDocument, assistantPolicy } from './assistant-document.server.ts'
import type { Route } from './+types/assistant.ts'
import { fileCacheTags } from './page-cache-headers.server.ts'
import { websiteContext } from './website-context.server.ts'

/** The document in the chat assistant's frame; 404 if none is configured. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { chatScriptUrl, siteUrl } = context.get(websiteContext).settings
  if (chatScriptUrl === null) return new Response(null, { status: 404 })
  return new Response(assistantDocument(chatScriptUrl), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': assistantPolicy(chatScriptUrl, siteUrl),
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      ...fileCacheTags('/assistant', url, 'assistant'),
    },
  })
}
