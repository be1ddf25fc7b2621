import type { EntryContext, RouterContextProvider } from 'react-router'
import type { Block } from '@beam/content/model/blocks.ts'
import type { PolicyFacts } from '../document/content-security-policy.server.ts'
import type { PageData } from './page-data.ts'
import { websiteParts } from './website-parts.server.ts'

/** The blocks of the page being rendered; none on an error page. */
export function shownBlocks(context: EntryContext): readonly Block[] {
  const data: readonly (Partial<PageData> | undefined)[] = Object.values(
    context.staticHandlerContext.loaderData,
  )
  return data.flatMap((entry) => entry?.page?.blocks ?? [])
}

/** Whether a visitor may open the video player here. */
export function offersVideo(blocks: readonly Block[]): boolean {
  return blocks.some((block) => 'videoUrl' in block && block.videoUrl !== '')
}

/** What the content security policy depends on. */
export function policyFacts(context: EntryContext, parts: Readonly<RouterContextProvider>): PolicyFacts {
  const { siteUrl, mediaUrl, chatScriptUrl, tagManagerId } = parts.get(websiteParts).settings
  const isPreview = context.staticHandlerContext.location.pathname === '/preview'
  return {
    siteUrl,
    mediaUrl,
    foreignScripts: chatScriptUrl !== null || tagManagerId !== null,
    frameAncestor: isPreview ? new URL(mediaUrl).origin : null,
  }
}
