import type { PanelComponent } from '@strapi/content-manager/strapi-admin'
import { useForm } from '@strapi/strapi/admin'
import { isCheckedType, type CheckedType } from './checked-types'
import { FindingList } from './finding-list'
import { useFindings } from './use-findings'

/** A side panel with the problems of the document that is being edited, updated while the editor types. */
export const ChecksPanel: PanelComponent = ({ model, activeTab, document }) =>
  isCheckedType(model) && activeTab !== 'published'
    ? {
        title: 'Checks',
        content: <Checks key={document?.documentId} type={model} documentId={document?.documentId} />,
      }
    : null

interface Props {
  readonly type: CheckedType
  readonly documentId: string | undefined
}

function Checks({ type, documentId }: Props) {
  const values = useForm('Checks', (form) => form.values)
  return <FindingList {...useFindings(type, documentId, values)} />
}
