import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { ReplyTemplate } from '../storage/commands/reply-templates.ts'
import { newId } from '../submissions/new-id.ts'
import { hasPermission, type Actor } from './actor.ts'
import type { Template } from './api/wire-types.ts'
import { idFromKey } from './id-from-key.ts'
import type { InboxContext } from './inbox-context.ts'
import { auditEntry } from './audit-entry.ts'
import { FORBIDDEN, reject, type RejectedOperation } from './rejected-operation.ts'

/** Those of the forms that the person may read. */
export async function listTemplates(
  { storage }: InboxContext,
  actor: Actor,
): Promise<{ readonly templates: readonly Template[] }> {
  const stored = (await storage.listTemplates(null)).map(asTemplate)
  const templates = [...ALL_FORMS.map(({ name }) => builtInTemplate(name)), ...stored]
  return { templates: templates.filter(({ form }) => hasPermission(actor, 'read', form)) }
}

const BUILT_IN = 'built-in-'

function builtInTemplate(form: string): Template {
  return {
    id: `${BUILT_IN}${form}`,
    form,
    title: 'Short answer',
    subject: 'Your message to Beam Wallet ({{reference}})',
    text: 'Dear {{name}},\n\nThank you for contacting Beam Wallet.\n\n\n\nKind regards,\n{{staff}}\nBeam Wallet',
    builtIn: true,
  }
}

function asTemplate({ content, ...template }: ReplyTemplate): Template {
  return { ...template, text: content, builtIn: false }
}

type SaveRequest = Pick<Template, 'form' | 'title' | 'subject' | 'text'> & {
  readonly id?: string | undefined
  /** The same when the person saves the same new template again, because no answer came. Random. */
  readonly key?: string | undefined
}

/**
 * Saves a template, under a new id when it has none or a built-in one: one template for each key. The same again, with
 * the same key, changes nothing: another person may have changed or deleted it since.
 */
export async function saveTemplate(
  context: InboxContext,
  actor: Actor,
  { id, key, form, title, subject, text }: SaveRequest,
): Promise<{ readonly template: Template } | RejectedOperation> {
  if (!hasPermission(actor, 'change', form)) return FORBIDDEN
  const isNew = id === undefined || id.startsWith(BUILT_IN)
  const newOne = () => (key === undefined ? newId(context.now()) : idFromKey(key, actor.id))
  const template = { id: isNew ? newOne() : id, form, title, subject, content: text }
  const existing = await findTemplate(context, template.id)
  if (existing && !hasPermission(actor, 'change', existing.form)) return FORBIDDEN
  if (!isNew && !existing) return reject('not-found', 'There is no such template.')
  const entry = auditEntry(context, actor, 'template', { form, reference: null }, { saved: template.id })
  const isKeyed = isNew && key !== undefined
  const audit = isKeyed
    ? { ...entry, id: `template-${idFromKey(key, actor.id, form, title, subject, text)}` }
    : entry
  const stored = await context.storage.saveTemplate({ template, audit })
  return stored ? { template: asTemplate(stored) } : reject('not-found', 'It was deleted meanwhile.')
}

/** Deletes a template that staff saved; built-in ones are not found. */
export async function deleteTemplate(
  context: InboxContext,
  actor: Actor,
  { id }: { readonly id: string },
): Promise<object | RejectedOperation> {
  if (!mayChangeSome(actor)) return FORBIDDEN
  const existing = await findTemplate(context, id)
  if (!existing) return reject('not-found', 'There is no such template.')
  if (!hasPermission(actor, 'change', existing.form)) return FORBIDDEN
  const audit = auditEntry(
    context,
    actor,
    'template',
    { form: existing.form, reference: null },
    { deleted: id },
  )
  await context.storage.deleteTemplate({ id, audit })
  return {}
}

function mayChangeSome(actor: Actor): boolean {
  return ALL_FORMS.some(({ name }) => hasPermission(actor, 'change', name))
}

async function findTemplate({ storage }: InboxContext, id: string) {
  return (await storage.listTemplates(null)).find((template) => template.id === id)
}
