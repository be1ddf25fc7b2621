import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { labelOf, useInbox } from '../api/inbox-context'
import type { Template } from '../api/types'

interface Props {
  readonly templates: readonly Template[]
  readonly onEdit: (template: Template) => void
  readonly onDelete: (template: Template) => void
}

/** Templates with what can be done with each. */
export function TemplateList({ templates, onEdit, onDelete }: Props) {
  return (
    <Box tag="ul">
      {templates.map((template) => (
        <Flex key={template.id} tag="li" justifyContent="space-between" gap={3} paddingBottom={3} wrap="wrap">
          <TemplateName template={template} />
          <Flex gap={2}>
            <Button
              size="S"
              variant="tertiary"
              aria-label={`Edit: ${template.title}`}
              onClick={() => onEdit(template)}
            >
              Edit
            </Button>
            {!template.builtIn && (
              <Button
                size="S"
                variant="danger-light"
                aria-label={`Delete: ${template.title}`}
                onClick={() => onDelete(template)}
              >
                Delete
              </Button>
            )}
          </Flex>
        </Flex>
      ))}
    </Box>
  )
}

function TemplateName({ template: { title, form, builtIn } }: { readonly template: Template }) {
  const { description } = useInbox()
  return (
    <div>
      <Typography tag="h3" fontWeight="bold" textColor="neutral800">
        {title}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {labelOf(description.forms, form)}
        {builtIn ? ' · built in: editing it makes a copy' : ''}
      </Typography>
    </div>
  )
}
