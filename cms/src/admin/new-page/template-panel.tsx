import type { PanelComponent } from '@strapi/content-manager/strapi-admin'
import { Button, Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { useId, useState } from 'react'
import { openField } from '../checks/open-field'
import { closeDrawer } from '../live-preview/drawer'
import { fillTemplate } from './fill-template'
import { isNewPage } from './is-new-page'
import pageTemplates from './page-templates.json'

/** A side panel of a new page that fills it with the blocks of a template. */
export const TemplatePanel: PanelComponent = ({ model, document }) =>
  isNewPage(model, document) ? { title: 'Start from a template', content: <Templates /> } : null

type Template = (typeof pageTemplates.templates)[number]

function Templates() {
  const content = useForm('TemplatePanel', ({ values }) => (values as { Content?: unknown }).Content)
  const onChange = useForm('TemplatePanel', (form) => form.onChange)
  const [filled, setFilled] = useState({ label: '', content: '[]' })
  const isChanged = JSON.stringify(content ?? []) !== filled.content
  const helpId = useId()

  function start({ label, values }: Template): void {
    const blocks = fillTemplate(values.Content, pageTemplates.today, localDay())
    onChange('colourWorld', values.colourWorld)
    onChange('Content', blocks)
    setFilled({ label, content: JSON.stringify(blocks) })
    // What a new page needs next.
    closeDrawer()
    void openField('title')
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {pageTemplates.templates.map((template, index) => (
        <div key={template.label}>
          <Button
            variant={template.label === filled.label && !isChanged ? 'default' : 'secondary'}
            fullWidth
            disabled={isChanged}
            aria-describedby={`${helpId}-${index}`}
            onClick={() => start(template)}
          >
            {template.label}
          </Button>
          <Typography id={`${helpId}-${index}`} tag="p" variant="pi" textColor="neutral600" paddingTop={1}>
            {template.help}
          </Typography>
        </div>
      ))}
      <output>
        <Typography variant="pi">{statusText(filled.label, isChanged)}</Typography>
      </output>
    </Flex>
  )
}

function statusText(label: string, isChanged: boolean): string {
  if (isChanged) return 'The page has blocks of its own. Remove them to start from a template.'
  return label === '' ? '' : `Filled in: ${label}. Replace what is in square brackets.`
}

/** Today where the editor is, e.g. '2026-02-01'. */
function localDay(): string {
  const now = new Date()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
