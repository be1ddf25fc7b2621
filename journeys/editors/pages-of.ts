import type { Document, Editor } from '../../cms/tests/sign-in.ts'

export const PAGE = 'api::page.page'
export const FOOTER = 'api::footer.footer'

export interface PageWords {
  readonly title: string
  readonly slug: string
  readonly heading: string
}

/** A page with one hero, as the panel sends it. */
export function pageWith({ title, slug, heading }: PageWords): object {
  return { title, slug, Content: [{ __component: 'blocks.hero', title: heading, backgroundColor: 'Teal' }] }
}

/** Makes a page and publishes it. */
export async function publishNew(editor: Editor, words: PageWords): Promise<Document> {
  const draft = await editor.create(PAGE, pageWith(words))
  return editor.publish(PAGE, draft.documentId, pageWith(words))
}
