import { Suspense, use } from 'react'
import type { Footer as FooterContent } from '@beam/content/model/footer.ts'
import { Footer } from './footer.tsx'
import { useSessionCache } from './session-cache.ts'

type MaybeFooter = FooterContent | null

/** The footer once it has loaded; until then the one cached in this session, or a placeholder. */
export function DeferredFooter({ footer }: { footer: MaybeFooter | Promise<MaybeFooter> }) {
  if (!(footer instanceof Promise)) return <LoadedFooter footer={footer} />
  return (
    <Suspense fallback={<LoadingFooter />}>
      <PendingFooter footer={footer} />
    </Suspense>
  )
}

function PendingFooter({ footer }: { footer: Promise<MaybeFooter> }) {
  return <LoadedFooter footer={use(footer)} />
}

function LoadedFooter({ footer }: { footer: MaybeFooter }) {
  return footer ? <Footer footer={footer} /> : <CachedFooter />
}

function CachedFooter() {
  const copy = useSessionCache('footer')
  return copy ? <Footer footer={copy} /> : <LoadingFooter />
}

function LoadingFooter() {
  return (
    <footer className="footer fill" data-color="charcoal">
      <p className="wrap">Loading footer...</p>
    </footer>
  )
}
