import { type ReactNode, Suspense, use } from 'react'
import { withUploadLimit } from '@beam/forms/engine/with-upload-limit.ts'
import { loadForm } from '@beam/forms/load-form.ts'
import type { FormState } from '../form/form-state.ts'

interface LazyFormProps {
  /** As content calls it; nothing is drawn for a name that no form has. */
  readonly name: string
  readonly maxUploadMegabytes: number
  readonly state: FormState
}

type DrawForm = (state: FormState, maxUploadMegabytes: number) => ReactNode

const coming = new Map<string, Promise<DrawForm>>()
const there = new Map<string, DrawForm>()

/** Brings the code of a form: what draws any of them, and its own definition. Most pages never need either. */
export function bringForm(name: string): Promise<DrawForm> {
  const known = coming.get(name)
  if (known) return known
  const brought = bring(name)
  coming.set(name, brought)
  // Without a network it does not come; the next to ask tries again.
  brought.catch(() => coming.delete(name))
  return brought
}

/** Most forms open plainly, so that code is asked for with the rest: behind it, it would take one more way there and back. */
async function bring(name: string): Promise<DrawForm> {
  const [{ Form }, { PlainForm }, form] = await Promise.all([
    import('../form/form.tsx'),
    import('../form/plain-form.tsx'),
    loadForm(name),
  ])
  const Layout = form?.guided ? (await import('../form/guided-form.tsx')).GuidedForm : PlainForm
  const draw: DrawForm = (state, maxUploadMegabytes) =>
    form ? <Form form={withUploadLimit(form, maxUploadMegabytes)} state={state} Layout={Layout} /> : null
  there.set(name, draw)
  return draw
}

/** A form whose code follows its HTML. After a move between pages the code is there already and nothing flickers. */
export function LazyForm(props: LazyFormProps) {
  return (
    <Suspense>
      <FormWhenThere {...props} />
    </Suspense>
  )
}

function FormWhenThere({ name, maxUploadMegabytes, state }: LazyFormProps) {
  const draw = there.get(name) ?? use(bringForm(name))
  return draw(state, maxUploadMegabytes)
}
