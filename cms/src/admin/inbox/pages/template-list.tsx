import { Button, Flex, Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import { labelOf, useInbox } from '../api/inbox-context'
import type { Template } from '../api/types'

interface Props {
  readonly templates: readonly Template[]
  readonly onEdit: (template: Template) => void
  readonly onDelete: (template: Template) => void
}

/** Templates, form by form, with what can be done with each. */
export function TemplateList({ templates, onEdit, onDelete }: Props) {
  const { description } = useInbox()
  const nameOf = ({ form, title }: Template) => `${labelOf(description.forms, form)}: ${title}`
  const ofForms = description.forms.flatMap(({ name }) => templates.filter(({ form }) => form === name))
  return (
    <Rows>
      {ofForms.map((template) => (
        <li key={template.id}>
          <div>
            <Typography tag="h3" fontWeight="bold" textColor="neutral800">
              {nameOf(template)}
            </Typography>
            {template.builtIn && (
              <Typography variant="pi" textColor="neutral600">
                Built in: editing it makes a copy
              </Typography>
            )}
          </div>
          <Flex gap={2}>
            <Button
              size="S"
              variant="tertiary"
              aria-label={`Edit: ${nameOf(template)}`}
              onClick={() => onEdit(template)}
            >
              Edit
            </Button>
            {!template.builtIn && (
              <Button
                size="S"
                variant="danger-light"
                aria-label={`Delete: ${nameOf(template)}`}
                onClick={() => onDelete(template)}
              >
                Delete
              </Button>
            )}
          </Flex>
        </li>
      ))}
    </Rows>
  )
}

const Rows = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1.6rem;
    padding: 1.2rem 0;
    overflow-wrap: anywhere;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
`
