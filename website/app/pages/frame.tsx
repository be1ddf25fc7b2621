import { Outlet } from 'react-router'
import { websiteParts } from './website-parts.server.ts'
import type { Route } from './+types/frame.ts'

/** Menu and footer stay while visitors move between pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, settings } = context.get(websiteParts)
  const [navigation, footer] = await Promise.all([content.navigation(), content.footer()])
  const { chatScriptUrl, tagManagerId } = settings
  return { navigation: navigation.document, footer: footer.document, chatScriptUrl, tagManagerId }
}

export const shouldRevalidate = () => false

export default function Frame({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <nav aria-label="Main">
        {loaderData.navigation.map((item) => (
          <a key={item.title} href={item.address}>
            {item.title}
          </a>
        ))}
      </nav>
      <main id="main">
        <Outlet />
      </main>
    </>
  )
}
