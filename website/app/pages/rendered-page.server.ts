import type { EntryContext, RouterContextProvider } from 'react-router'
import type { Block } from '@beam/content/model/blocks.ts'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { hasVideoLink } from '../blocks/has-video-link.ts'
import type { PolicyFacts } from '../document/content-security-policy.server.ts'
import { formNames } from './form-names.ts'
import { formsIn } from './forms-in.server.ts'
import { preloadForm } from './lazy-form.tsx'
import type { PageData } from './page-data.ts'
import { websiteContext } from './website-context.server.ts'

/** Whether the page has a video. */
export function showsVideo(context: EntryContext): boolean {
  return renderedBlocks(context).some(hasVideoLink)
}

/** The forms on the page being rendered. */
export function renderedForms(context: EntryContext): readonly FormDefinition[] {
  return formsIn(renderedBlocks(context))
}

/** Loads the code of the page's forms, so that rendering is synchronous. */
export async function preloadForms(context: EntryContext): Promise<void> {
  await Promise.all(formNames(renderedBlocks(context)).map(preloadForm))
}

/** Whether the page is the response to a form sent without JavaScript: with errors, or with thanks. */
export function isPostResponse(context: EntryContext): boolean {
  const isThanks = loaderDataOf(context).some(({ formState }) => formState?.kind === 'sent')
  return isThanks || context.staticHandlerContext.actionData !== null
}

/** The blocks of the page being rendered; none on an error page. */
function renderedBlocks(context: EntryContext): readonly Block[] {
  return loaderDataOf(context).flatMap(({ page }) => page?.blocks ?? [])
}

function loaderDataOf({ staticHandlerContext }: EntryContext): readonly Partial<PageData>[] {
  return Object.values(staticHandlerContext.loaderData).map(
    (data: Partial<PageData> | undefined) => data ?? {},
  )
}

/** What the content security policy depends on. */
export function policyFacts(
  context: EntryContext,
  routerContext: Readonly<RouterContextProvider>,
): PolicyFacts {
  const { siteUrl, contentServicePublicUrl, chatScriptUrl, tagManagerId } =
    routerContext.get(websiteContext).settings
  const isPreview = context.staticHandlerContext.location.pathname === '/preview'
  return {
    siteUrl,
    foreignScripts: tagManagerId !== null,
    hasAssistant: chatScriptUrl !== null,
    frameAncestor: isPreview ? new URL(contentServicePublicUrl).origin : null,
  }
}
