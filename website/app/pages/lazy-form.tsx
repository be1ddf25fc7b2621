import { type ComponentType, type ReactNode, Suspense, use } from 'react'
import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { withUploadLimit } from '@beam/forms/engine/with-upload-limit.ts'
import { loadForm } from '@beam/forms/load-form.ts'
import type { FormState } from '../form/form-state.ts'
import type { OpenFormProps } from '../form/plain-form.tsx'

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
  const known = coming.get(name) ?? bring(name)
  coming.set(name, known)
  return known
}

async function bring(name: string): Promise<DrawForm> {
  const [{ Form }, form] = await Promise.all([import('../form/form.tsx'), loadForm(name)])
  const Open = form && (await bringOpen(form))
  const draw: DrawForm = (state, maxUploadMegabytes) =>
    Open ? <Form form={withUploadLimit(form, maxUploadMegabytes)} state={state} Open={Open} /> : null
  there.set(name, draw)
  return draw
}

async function bringOpen({ guided }: FormDefinition): Promise<ComponentType<OpenFormProps>> {
  if (guided) return (await import('../form/guided-form.tsx')).GuidedForm
  return (await import('../form/plain-form.tsx')).PlainForm
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
