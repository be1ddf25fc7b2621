import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import type { Storage } from '../storage/storage.ts'
import { formVersion } from './form-version.ts'

/** Stores the current version of each form before the first answers to it are stored. */
export interface FormVersions {
  versionOf(form: FormDefinition): Promise<string>
}

/** Saves each version before the first answers to it, and again in a database that was restored. */
export function createFormVersions(
  storage: Storage,
  forms: readonly FormDefinition[],
  now: () => number,
): FormVersions {
  const versions = new Map(forms.map((form) => [form.name, formVersion(form, now())]))
  let rememberedIn: number | undefined

  async function remember(generation: number): Promise<void> {
    await storage.saveFormVersions([...versions.values()])
    rememberedIn = generation
  }

  return {
    async versionOf(form) {
      const { generation } = storage.status()
      if (rememberedIn !== generation) await remember(generation)
      return versions.get(form.name)!.version
    },
  }
}
