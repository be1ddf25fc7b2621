import { createHash } from 'node:crypto'
import type { Core, Struct } from '@strapi/strapi'
import {
  withEditorLabels,
  type Configuration,
  type EditorLabel,
  type LabelsByAttribute,
} from './with-editor-labels.ts'

interface Service {
  findConfiguration(model: unknown): Promise<Configuration>
  updateConfiguration(model: unknown, configuration: Configuration): Promise<unknown>
}

/** Of the attributes that Strapi gives each type, for columns of lists. */
const STRAPI_LABELS = {
  createdAt: { label: 'Created', description: '' },
  createdBy: { label: 'Created by', description: '' },
  updatedAt: { label: 'Last change', description: '' },
  updatedBy: { label: 'Last change by', description: '' },
  publishedAt: { label: 'Published', description: '' },
}

/** Labels written at the last start, so that an editor's own are never overwritten. */
type WrittenLabels = Readonly<Record<string, LabelsByAttribute>>

/**
 * Writes the labels and help texts of the content model to Strapi's view configurations, which are not part of its
 * schemas.
 */
export async function writeEditorLabels(strapi: Core.Strapi): Promise<void> {
  // The name under which databases already have it.
  const state = strapi.store({ type: 'core', name: 'editor-words' })
  const models = labeledModels(strapi)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(models.map(({ labels }) => labels)))
    .digest('hex')
  if ((await state.get({ key: 'fingerprint' })) === fingerprint) return
  const written = ((await state.get({ key: 'written' })) ?? {}) as WrittenLabels
  for (const { model, labels, service } of models) {
    const configuration = await service.findConfiguration(model)
    const changed = withEditorLabels(configuration, labels, written[model.uid] ?? {})
    if (changed !== configuration) await service.updateConfiguration(model, changed)
  }
  await state.set({
    key: 'written',
    value: Object.fromEntries(models.map(({ model, labels }) => [model.uid, labels])),
  })
  await state.set({ key: 'fingerprint', value: fingerprint })
}

function labeledModels(strapi: Core.Strapi) {
  const contentManager = strapi.plugin('content-manager')
  const types = Object.values(strapi.contentTypes).map((model) =>
    withLabelsOf(model, contentManager.service('content-types')),
  )
  const components = Object.values(strapi.components).map((model) =>
    withLabelsOf(model, contentManager.service('components')),
  )
  return [...types, ...components].filter(({ labels }) => Object.keys(labels).length > 0)
}

function withLabelsOf(model: Struct.Schema, service: Service) {
  const labels: Record<string, EditorLabel> = {}
  for (const [name, attribute] of Object.entries(model.attributes)) {
    const { editor } = (attribute.pluginOptions ?? {}) as { editor?: EditorLabel }
    if (editor) labels[name] = editor
  }
  // Types without texts of the content model, e.g. those of plugins, keep all that Strapi says.
  return { model, labels: Object.keys(labels).length > 0 ? { ...STRAPI_LABELS, ...labels } : {}, service }
}
