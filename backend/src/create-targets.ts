import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import { createConsentTarget } from './consent/consent-target.ts'
import type { IntakeTarget } from './intake/intake-target.ts'
import type { BackendContext } from './open-backend-context.ts'
import { enabledDeliveries } from './outbox/start-outboxes.ts'
import { createFormVersions } from './submissions/form-versions.ts'
import { createFormTarget } from './submissions/form-target.ts'

interface Targets {
  readonly all: readonly IntakeTarget[]
  /** By the form's name. */
  readonly ofForms: ReadonlyMap<string, IntakeTarget>
  /** Submissions stored since this process began, by form. */
  readonly storedByForm: Readonly<Record<string, number>>
}

const MEGABYTE_BYTES = 1024 * 1024

/** What posts can be sent to: each form, and the cookie consent. `onStored` is called after each stored submission. */
export function createTargets(context: BackendContext, onStored: () => void): Targets {
  const { settings, storage, forms, now } = context
  const storedByForm: Record<string, number> = Object.fromEntries(forms.map(({ name }) => [name, 0]))
  const receiver = {
    ...context,
    versions: createFormVersions(storage, forms, now),
    maxFileBytes: settings.maxUploadMegabytes * MEGABYTE_BYTES,
    deliveries: enabledDeliveries(settings),
    onStored(form: FormDefinition) {
      storedByForm[form.name] = (storedByForm[form.name] ?? 0) + 1
      onStored()
    },
  }
  const ofForms = new Map(forms.map((form) => [form.name, createFormTarget(form, receiver)]))
  return { all: [...ofForms.values(), createConsentTarget(receiver)], ofForms, storedByForm }
}
