import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { NamedFormProps } from './named-form.tsx'

let loaded: ComponentType<NamedFormProps> | null = null

const Later = lazy(async () => ({ default: await loadForms() }))

/** Brings the code of the forms, a fifth of all there is, which most pages never need. */
export async function loadForms(): Promise<ComponentType<NamedFormProps>> {
  loaded ??= (await import('./named-form.tsx')).NamedForm
  return loaded
}

/** A form whose code follows its HTML. After a move between pages the code is there already and nothing flickers. */
export function LazyForm(props: NamedFormProps) {
  const [Form] = useState(() => loaded ?? Later)
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  )
}
