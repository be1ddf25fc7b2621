import { Suspense, use } from 'react'
import type { Footer as FooterContent } from '@beam/content/model/footer.ts'
import { Footer } from './footer.tsx'
import { useSessionCache } from './session-cache.ts'

type MaybeFooter = FooterContent | null

interface DeferredFooterProps<Content> {
  readonly footer: Content
  /** See footer.tsx. */
  readonly withoutKinds: boolean
}

/** The footer once it has loaded; until then the one cached in this session, or a placeholder. */
export function DeferredFooter(props: DeferredFooterProps<MaybeFooter | Promise<MaybeFooter>>) {
  const { footer, withoutKinds } = props
  if (!(footer instanceof Promise)) return <LoadedFooter footer={footer} withoutKinds={withoutKinds} />
  return (
    <Suspense fallback={<LoadingFooter />}>
      <PendingFooter footer={footer} withoutKinds={withoutKinds} />
    </Suspense>
  )
}

function PendingFooter({ footer, withoutKinds }: DeferredFooterProps<Promise<MaybeFooter>>) {
  return <LoadedFooter footer={use(footer)} withoutKinds={withoutKinds} />
}

function LoadedFooter({ footer, withoutKinds }: DeferredFooterProps<MaybeFooter>) {
  if (!footer) return <CachedFooter withoutKinds={withoutKinds} />
  return <Footer footer={footer} withoutKinds={withoutKinds} />
}

function CachedFooter({ withoutKinds }: Pick<DeferredFooterProps<null>, 'withoutKinds'>) {
  const footer = useSessionCache('footer')
  return footer ? <Footer footer={footer} withoutKinds={withoutKinds} /> : <LoadingFooter />
}

function LoadingFooter() {
  return (
    <footer className="footer fill" data-color="charcoal">
      <p className="wrap">Loading footer...</p>
    </footer>
  )
}
