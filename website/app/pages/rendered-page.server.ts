import type { EntryContext, RouterContextProvider } from 'react-router'
import type { Block } from '@beam/content/model/blocks.ts'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { hasVideoLink } from '../blocks/has-video-link.ts'
import type { PolicyFacts } from '../document/content-security-policy.server.ts'
import { formsIn } from './forms-in.server.ts'
import { pageChunks, type PageChunks } from './page-chunks.ts'
import { requestedPreview } from '../content/preview.server.ts'
import type { PreviewData } from './preview/preview-data.ts'
import { websiteContext } from './website-context.server.ts'

/** Whether the page has a video. */
export function showsVideo(context: EntryContext): boolean {
  return renderedBlocks(context).some(hasVideoLink)
}

/** The forms on the page being rendered. */
export function renderedForms(context: EntryContext): readonly FormDefinition[] {
  return formsIn(renderedBlocks(context))
}

/** The chunks that the page being rendered needs. Editors may add any block in a live preview. */
export function renderedChunks(context: EntryContext): PageChunks {
  const shown = loaderDataOf(context).find(({ page }) => page)
  const chunks = pageChunks({ page: shown?.page ?? NO_BLOCKS, articles: shown?.articles ?? null })
  return isLivePreview(context) ? { ...chunks, lazyBlocks: true } : chunks
}

const NO_BLOCKS = { blocks: [] }

/** Whether the page is the response to a form sent without JavaScript: with errors, or with thanks. */
export function isPostResponse(context: EntryContext): boolean {
  const isThanks = loaderDataOf(context).some(({ formState }) => formState?.kind === 'sent')
  return isThanks || context.staticHandlerContext.actionData !== null
}

/** The blocks of the page being rendered; none on an error page. */
function renderedBlocks(context: EntryContext): readonly Block[] {
  return loaderDataOf(context).flatMap(({ page }) => page?.blocks ?? [])
}

function loaderDataOf({ staticHandlerContext }: EntryContext): readonly Partial<PreviewData>[] {
  return Object.values(staticHandlerContext.loaderData).map(
    (data: Partial<PreviewData> | undefined) => data ?? {},
  )
}

/** Whether the page is a preview that waits for messages of the admin panel. */
export function isLivePreview(context: EntryContext): boolean {
  return loaderDataOf(context).some(({ preview }) => preview?.live)
}

/** What the content security policy depends on. */
export function policyFacts(
  context: EntryContext,
  routerContext: Readonly<RouterContextProvider>,
): PolicyFacts {
  const { siteUrl, chatScriptUrl, tagManagerId, previewSecret } = routerContext.get(websiteContext).settings
  const preview = requestedPreview(urlOf(context), previewSecret, Date.now())
  return {
    siteUrl,
    foreignScripts: tagManagerId !== null && preview === null,
    hasAssistant: chatScriptUrl !== null && preview === null,
    // An expired preview explains itself in the panel, too.
    frameAncestor: preview && preview.kind !== 'rejected' ? preview.link.adminOrigin : null,
    unsavedImages: isLivePreview(context) && preview?.kind === 'valid' ? preview.link.adminOrigin : null,
  }
}

function urlOf({ staticHandlerContext: { location } }: EntryContext): URL {
  return new URL(location.pathname + location.search, 'http://here.invalid')
}
