import type { Document, Editor } from '../../cms/tests/sign-in.ts'

export const PAGE = 'api::page.page'
export const FOOTER = 'api::footer.footer'

interface PageInput {
  readonly title: string
  readonly slug: string
  readonly heading: string
}

/** A page with one hero, in the format of the admin panel. */
export function pageData({ title, slug, heading }: PageInput): object {
  return { title, slug, Content: [{ __component: 'blocks.hero', title: heading, backgroundColor: 'Teal' }] }
}

/** Creates and publishes a page. */
export async function createAndPublish(editor: Editor, input: PageInput): Promise<Document> {
  const draft = await editor.create(PAGE, pageData(input))
  return editor.publish(PAGE, draft.documentId, pageData(input))
}
