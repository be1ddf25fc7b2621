import { Outlet, useMatches } from 'react-router'
import { previewsDraft } from '../content/preview.server.ts'
import { Layout } from '../layout/layout.tsx'
import type { Route } from './+types/frame.ts'
import type { PageData } from './page-data.ts'
import { websiteParts } from './website-parts.server.ts'

/** Menu and footer, and what the frame's consent question depends on. Beside the draft of a page stands the footer's. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { content, settings } = context.get(websiteParts)
  const isDraft = previewsDraft(url, settings.previewSecret, Date.now())
  const [navigation, footer] = await Promise.all([
    content.navigation(),
    isDraft ? content.draftFooter() : content.footer(),
  ])
  const { chatScriptUrl, tagManagerId } = settings
  return { navigation: navigation.document, footer: footer.document, chatScriptUrl, tagManagerId }
}

/** They stay for the whole visit: a move to another page asks for that page alone. */
export const shouldRevalidate = () => false

export default function Frame({ loaderData }: Route.ComponentProps) {
  const data = useMatches().at(-1)?.loaderData as PageData | undefined
  return (
    <Layout {...loaderData} page={data ? { ...data.page, canonicalUrl: data.canonicalUrl } : null}>
      <Outlet />
    </Layout>
  )
}
