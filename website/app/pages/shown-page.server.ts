import type { EntryContext, RouterContextProvider } from 'react-router'
import type { Block } from '@beam/content/model/blocks.ts'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { hasVideoLink } from '../blocks/has-video-link.ts'
import type { PolicyFacts } from '../document/content-security-policy.server.ts'
import { formNames } from './form-names.ts'
import { formsIn } from './forms-in.server.ts'
import { preloadForm } from './lazy-form.tsx'
import type { PageData } from './page-data.ts'
import { websiteParts } from './website-parts.server.ts'

/** Whether a visitor may open the video player here. */
export function showsVideo(context: EntryContext): boolean {
  return shownBlocks(context).some(hasVideoLink)
}

/** The forms on the page being rendered. */
export function shownForms(context: EntryContext): readonly FormDefinition[] {
  return formsIn(shownBlocks(context))
}

/** Brings the code of the page's forms, so that it is drawn in one go. */
export async function preloadShownForms(context: EntryContext): Promise<void> {
  await Promise.all(formNames(shownBlocks(context)).map(preloadForm))
}

/** Whether the page answers a form sent without JavaScript: with what was wrong, or with thanks. */
export function answersAPost(context: EntryContext): boolean {
  const isThanks = shownData(context).some(({ formState }) => formState?.kind === 'sent')
  return isThanks || context.staticHandlerContext.actionData !== null
}

/** The blocks of the page being rendered; none on an error page. */
function shownBlocks(context: EntryContext): readonly Block[] {
  return shownData(context).flatMap(({ page }) => page?.blocks ?? [])
}

function shownData({ staticHandlerContext }: EntryContext): readonly Partial<PageData>[] {
  return Object.values(staticHandlerContext.loaderData).map(
    (data: Partial<PageData> | undefined) => data ?? {},
  )
}

/** What the content security policy depends on. */
export function policyFacts(context: EntryContext, parts: Readonly<RouterContextProvider>): PolicyFacts {
  const { siteUrl, mediaUrl, chatScriptUrl, tagManagerId } = parts.get(websiteParts).settings
  const isPreview = context.staticHandlerContext.location.pathname === '/preview'
  return {
    siteUrl,
    mediaUrl,
    foreignScripts: tagManagerId !== null,
    hasAssistant: chatScriptUrl !== null,
    frameAncestor: isPreview ? new URL(mediaUrl).origin : null,
  }
}
