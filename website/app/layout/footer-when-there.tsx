import { Suspense, use } from 'react'
import type { Footer as FooterContent } from '@beam/content/model/footer.ts'
import { Footer } from './footer.tsx'
import { useKept } from './session-copy.ts'

type PerhapsFooter = FooterContent | null

/** The footer, this session's copy of it, or the words that it is on its way. */
export function FooterWhenThere({ footer }: { footer: PerhapsFooter | Promise<PerhapsFooter> }) {
  if (!(footer instanceof Promise)) return <SettledFooter footer={footer} />
  return (
    <Suspense fallback={<LoadingFooter />}>
      <AwaitedFooter footer={footer} />
    </Suspense>
  )
}

function AwaitedFooter({ footer }: { footer: Promise<PerhapsFooter> }) {
  return <SettledFooter footer={use(footer)} />
}

function SettledFooter({ footer }: { footer: PerhapsFooter }) {
  return footer ? <Footer footer={footer} /> : <KeptFooter />
}

function KeptFooter() {
  const copy = useKept('footer')
  return copy ? <Footer footer={copy} /> : <LoadingFooter />
}

function LoadingFooter() {
  return (
    <footer className="footer fill" data-colour="charcoal">
      <p className="wrap">Loading footer...</p>
    </footer>
  )
}
