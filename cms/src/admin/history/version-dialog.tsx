import { Button, Flex, Modal, Tabs, Typography } from '@strapi/design-system'
import { useDocumentRBAC, useForm, useNotification } from '@strapi/strapi/admin'
import { DifferenceList } from '../editing/difference-list'
import type { DocumentReference } from '../editing/document-api'
import { formatTime } from '../format-time'
import { LineList } from '../editing/line-list'
import { useFocusReturn } from '../editing/use-focus-return'
import { useNotifyFailure } from '../editing/use-notify-failure'
import { VersionPreview } from './version-preview'
import { useReadVersionQuery, useRestoreVersionMutation, type ReadableVersion } from './history-api'

interface Props extends DocumentReference {
  readonly id: number
  readonly onClose: () => void
}

/** Of the height of the page, so that the dialog stays where it is. */
const TAB = { paddingTop: '2.4rem', minHeight: '64vh' }

/** Shows a version as a page, beside the draft and as text, and restores it. */
export function VersionDialog({ type, documentId, id, onClose }: Props) {
  const reference = { type, documentId, id }
  const { data: version, isError } = useReadVersionQuery(reference, { refetchOnMountOrArgChange: true })
  const canUpdate = useDocumentRBAC('VersionDialog', (state) => state.canUpdate) ?? false
  const isModified = useForm('VersionDialog', (form) => form.modified)
  const [restore, isRestoring] = useRestore(reference, onClose)
  const focusReturn = useFocusReturn()
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content {...focusReturn} style={{ width: 'min(120rem, 94vw)', maxWidth: 'none' }}>
        <Modal.Header>
          <Modal.Title>{version ? titleOf(version) : 'Version'}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {isError && <Typography>This version could not be loaded.</Typography>}
          {version && <Views type={type} documentId={documentId} version={version} />}
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Close
          </Button>
          <Flex gap={4}>
            {canUpdate && isModified && (
              <Typography textColor="danger600">Restoring replaces your unsaved changes.</Typography>
            )}
            {canUpdate && (
              <Button onClick={restore} loading={isRestoring} disabled={!version}>
                Restore into the draft
              </Button>
            )}
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}

interface ViewsProps extends DocumentReference {
  readonly version: ReadableVersion
}

function Views({ type, documentId, version: { lines, draftLines, values } }: ViewsProps) {
  return (
    <Tabs.Root defaultValue="page">
      <Tabs.List aria-label="Views of this version">
        <Tabs.Trigger value="page">As a page</Tabs.Trigger>
        <Tabs.Trigger value="differences">Compared with the draft</Tabs.Trigger>
        <Tabs.Trigger value="text">All texts</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="page" style={TAB}>
        <VersionPreview type={type} documentId={documentId} values={values} />
      </Tabs.Content>
      <Tabs.Content value="differences" style={TAB}>
        <DifferenceList
          before={lines}
          after={draftLines}
          beforeName="Only in this version"
          afterName="Only in the draft"
        />
      </Tabs.Content>
      <Tabs.Content value="text" style={TAB}>
        <LineList lines={lines} />
      </Tabs.Content>
    </Tabs.Root>
  )
}

function useRestore(reference: DocumentReference & { readonly id: number }, onDone: () => void) {
  const [mutate, { isLoading }] = useRestoreVersionMutation()
  const { toggleNotification } = useNotification()
  const notifyFailure = useNotifyFailure()
  const restore = async () => {
    if (notifyFailure(await mutate(reference))) return
    toggleNotification({ type: 'success', message: 'Restored into the draft. Publish it to put it live.' })
    onDone()
  }
  return [() => void restore(), isLoading] as const
}

function titleOf({ storedAt, userName }: ReadableVersion): string {
  return `Published ${formatTime(storedAt)}${userName ? ` by ${userName}` : ''}`
}
