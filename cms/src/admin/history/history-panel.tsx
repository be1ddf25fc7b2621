import type { PanelComponent } from '@strapi/content-manager/strapi-admin'
import { Box, Flex, TextButton, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { isEditedType } from '../editing/edited-types'
import { formatTime } from '../format-time'
import type { DocumentReference } from '../editing/document-api'
import { useListVersionsQuery, type VersionSummary } from './history-api'
import { VersionDialog } from './version-dialog'

const SHOWN_AT_FIRST = 5

/** A side panel with the published versions of a page or the footer. */
export const HistoryPanel: PanelComponent = ({ model, document }) =>
  isEditedType(model) && document?.documentId
    ? { title: 'History', content: <Versions type={model} documentId={document.documentId} /> }
    : null

function Versions({ type, documentId }: DocumentReference) {
  const { data: versions, isError } = useListVersionsQuery({ type, documentId })
  const [showsAll, setShowsAll] = useState(false)
  const [opened, setOpened] = useState<number>()
  if (isError) return <Typography>The history could not be loaded.</Typography>
  if (!versions) return <Typography textColor="neutral600">Loading…</Typography>
  if (versions.length === 0)
    return <Typography textColor="neutral600">A version is kept each time you publish.</Typography>
  const shown = showsAll ? versions : versions.slice(0, SHOWN_AT_FIRST)
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Flex tag="ol" direction="column" alignItems="stretch" gap={2} maxHeight="30rem" overflow="auto">
        {shown.map((version) => (
          <Item key={version.id} version={version} onOpen={() => setOpened(version.id)} />
        ))}
      </Flex>
      {shown.length < versions.length && (
        <TextButton onClick={() => setShowsAll(true)}>Show all {versions.length} versions</TextButton>
      )}
      {opened !== undefined && (
        <VersionDialog type={type} documentId={documentId} id={opened} onClose={() => setOpened(undefined)} />
      )}
    </Flex>
  )
}

function Item({ version, onOpen }: { readonly version: VersionSummary; readonly onOpen: () => void }) {
  return (
    <Box tag="li">
      <TextButton onClick={onOpen}>
        <Typography variant="omega" textColor="primary600">
          {formatTime(version.storedAt)}
        </Typography>
      </TextButton>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {version.userName ?? 'Before the history began'}
      </Typography>
    </Box>
  )
}
