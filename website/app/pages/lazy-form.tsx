import { type ReactNode, Suspense, use } from 'react'
import { loadForm } from '@beam/forms/load-form.ts'
import { withUploadLimit } from '@beam/forms/engine/with-upload-limit.ts'
import type { FormState } from '../form/form-state.ts'
import type { PageData } from './page-data.ts'

interface LazyFormProps {
  /** Renders nothing for an unknown name. */
  readonly name: string
  readonly site: SiteFacts
  readonly state: FormState
}

/** What a form must know about the site. */
type SiteFacts = Pick<PageData, 'maxUploadMegabytes' | 'sendsMail'>

type DrawForm = (state: FormState, site: SiteFacts) => ReactNode

const pending = new Map<string, Promise<DrawForm>>()
const loaded = new Map<string, DrawForm>()

/** Loads the code of a form. Most pages need none. */
export function preloadForm(name: string): Promise<DrawForm> {
  const known = pending.get(name)
  if (known) return known
  const loading = load(name)
  pending.set(name, loading)
  // A failure is not cached: the next call tries again.
  loading.catch(() => pending.delete(name))
  return loading
}

async function load(name: string): Promise<DrawForm> {
  const [{ Form, GuidedForm, PlainForm }, form] = await Promise.all([
    import('../form/form-chunk.ts'),
    loadForm(name),
  ])
  const Layout = form?.guided ? GuidedForm : PlainForm
  const draw: DrawForm = (state, { maxUploadMegabytes, sendsMail }) =>
    form ? (
      <Form
        form={withUploadLimit(form, maxUploadMegabytes)}
        state={state}
        sendsMail={sendsMail}
        Layout={Layout}
      />
    ) : null
  loaded.set(name, draw)
  return draw
}

/**
 * A form whose code is loaded after its HTML. After a client-side navigation the code is loaded already and nothing
 * flickers.
 */
export function LazyForm(props: LazyFormProps) {
  return (
    <Suspense>
      <LoadedForm {...props} />
    </Suspense>
  )
}

function LoadedForm({ name, site, state }: LazyFormProps) {
  const draw = loaded.get(name) ?? use(preloadForm(name))
  return draw(state, site)
}
