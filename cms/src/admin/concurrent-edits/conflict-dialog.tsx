import { Button, Flex, Modal, Typography } from '@strapi/design-system'
import { useState, useSyncExternalStore } from 'react'
import { useFocusReturn } from '../editing/use-focus-return'
import { formatTime } from '../format-time'
import { useReloadDraftMutation } from './conflict-api'
import { ConflictComparison } from './conflict-comparison'
import { choose, openConflict, subscribe, type Conflict } from './conflicts'
import { MENU } from './menu/menu'

const cancel = () => choose('cancel')

/** Shown when somebody else has saved the entry or the menu since the editor opened it. */
export function ConflictDialog() {
  const conflict = useSyncExternalStore(subscribe, openConflict)
  return conflict && <Choices key={conflict.version} conflict={conflict} />
}

function Choices({ conflict }: { readonly conflict: Conflict }) {
  const [compares, setCompares] = useState(false)
  const [reload] = useReloadDraftMutation()
  const focusReturn = useFocusReturn()
  const isMenu = conflict.type === MENU
  const takeTheirs = () => {
    choose('take-theirs')
    if (!isMenu) void reload(conflict)
  }
  return (
    <Modal.Root open onOpenChange={cancel}>
      <Modal.Content {...focusReturn}>
        <Modal.Header>
          <Modal.Title>Somebody else has saved this {isMenu ? 'menu' : 'entry'}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography>
              {conflict.message} Saved: {formatTime(conflict.savedAt)}. Your changes are not saved.
            </Typography>
            {compares && conflict.data && <ConflictComparison conflict={conflict} typed={conflict.data} />}
          </Flex>
        </Modal.Body>
        <Modal.Footer wrap="wrap" gap={2}>
          <Button variant="tertiary" onClick={cancel}>
            Back to the {isMenu ? 'menu' : 'form'}
          </Button>
          <Flex gap={2} wrap="wrap">
            {conflict.data && !compares && (
              <Button variant="tertiary" onClick={() => setCompares(true)}>
                Compare
              </Button>
            )}
            <Button variant="secondary" onClick={takeTheirs}>
              Take theirs
            </Button>
            <Button variant="danger-light" onClick={() => choose('keep-mine')}>
              Keep mine
            </Button>
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}
