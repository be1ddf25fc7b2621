import { createHash } from 'node:crypto'
import type { Core, Struct } from '@strapi/strapi'
import { withEditorWords, type Configuration, type WordsByAttribute } from './with-editor-words.ts'

interface Service {
  findConfiguration(model: unknown): Promise<Configuration>
  updateConfiguration(model: unknown, configuration: Configuration): Promise<unknown>
}

/** The words that the last start wrote, so that an editor's own are never written over. */
type Memory = Readonly<Record<string, WordsByAttribute>>

/** Shows editors the labels and help of the content model, which Strapi keeps apart from its schemas. */
export async function writeEditorWords(strapi: Core.Strapi): Promise<void> {
  const memory = strapi.store({ type: 'core', name: 'editor-words' })
  const models = describedModels(strapi)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(models.map(({ words }) => words)))
    .digest('hex')
  if ((await memory.get({ key: 'fingerprint' })) === fingerprint) return
  const written = ((await memory.get({ key: 'written' })) ?? {}) as Memory
  for (const { model, words, service } of models) {
    const configuration = await service.findConfiguration(model)
    const changed = withEditorWords(configuration, words, written[model.uid] ?? {})
    if (changed !== configuration) await service.updateConfiguration(model, changed)
  }
  await memory.set({
    key: 'written',
    value: Object.fromEntries(models.map(({ model, words }) => [model.uid, words])),
  })
  await memory.set({ key: 'fingerprint', value: fingerprint })
}

function describedModels(strapi: Core.Strapi) {
  const contentManager = strapi.plugin('content-manager')
  const types = Object.values(strapi.contentTypes).map((model) =>
    described(model, contentManager.service('content-types')),
  )
  const components = Object.values(strapi.components).map((model) =>
    described(model, contentManager.service('components')),
  )
  return [...types, ...components].filter(({ words }) => Object.keys(words).length > 0)
}

function described(model: Struct.Schema, service: Service) {
  const words: Record<string, { label: string; description: string }> = {}
  for (const [name, attribute] of Object.entries(model.attributes)) {
    const editor = (
      attribute.pluginOptions as { editor?: { label: string; description: string } } | undefined
    )?.editor
    if (editor) words[name] = editor
  }
  return { model, words, service }
}
