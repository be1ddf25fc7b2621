import { useOutletContext } from 'react-router'
import type { Route } from './+types/preview.ts'
import { PageContent } from './page-content.tsx'
import { BlockControls } from './preview/block-controls.tsx'
import { loadPreview } from './preview/load-preview.server.ts'
import { PreviewBar } from './preview/preview-bar.tsx'
import { VersionBar } from './preview/version-bar.tsx'
import { useBlockFragments } from './preview/use-block-fragments.tsx'
import { useLivePreview } from './preview/use-live-preview.ts'
import type { SiteLayoutContext } from './site-layout.tsx'
import { websiteContext } from './website-context.server.ts'

export { ErrorBoundary } from './page-by-path.tsx'

/**
 * A draft or published document for editors, embedded in the admin panel, or for reviewers: requires a link signed by
 * the content service. Beside the panel's form it also shows what has not been saved yet.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  return loadPreview(url, context.get(websiteContext))
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

/** A saved draft or earlier version for editors; in the panel's live preview, the values of its form instead. */
export default function PreviewRoute({ loaderData }: Route.ComponentProps) {
  const { preview, ...data } = loaderData
  const { live, showLive } = useOutletContext<SiteLayoutContext>()
  const { shown, editedBlock, send } = useLivePreview(preview.live, showLive)
  const { fragments, wrapBlock } = useBlockFragments()
  const page = live.page ?? data.page
  return (
    <>
      {shown === 'saved' && <PreviewBar {...preview} />}
      {shown === 'version' && <VersionBar />}
      {shown === 'form' && preview.live && (
        <BlockControls {...{ page, fragments, editedBlock, send }} subject={preview.live.subject} />
      )}
      <PageContent
        data={{ ...data, page }}
        formState={data.formState}
        footer={live.footer}
        wrapBlock={wrapBlock}
      />
    </>
  )
}
