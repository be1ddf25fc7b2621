// The schemas of blocks have no other public interface in Strapi 5: a new block's default values are read from them.
import {
  unstable_useContentManagerContext as useContentManagerContext,
  type PanelComponent,
} from '@strapi/content-manager/strapi-admin'
import { Button, Modal } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { useState } from 'react'
import { openField } from '../checks/open-field'
import { useFocusReturn } from '../editing/use-focus-return'
import choices from './choices.json'
import { ChoiceGrid } from './choice-grid'
import { newBlock } from './new-block'
import { svgAddress } from './svg-address'

/**
 * A side panel of the page editor that adds a block, chosen by what it looks like and what it is for: Strapi itself has
 * no place for such help. Its own button stays.
 */
export const BlockPicker: PanelComponent = ({ model, activeTab }) =>
  model === 'api::page.page' && activeTab !== 'published' ? { title: 'Blocks', content: <AddBlock /> } : null

const BLOCKS = choices.blocks.map(({ name, label, help, picture }) => ({
  value: name,
  label,
  help,
  image: svgAddress(picture),
}))

function AddBlock() {
  const [isOpen, setOpen] = useState(false)
  const focusReturn = useFocusReturn()
  const { components } = useContentManagerContext()
  const { addFieldRow, disabled, values } = useForm('BlockPicker', (form) => form)
  const add = (name: string) => {
    const { Content } = values as { Content?: readonly unknown[] | null }
    addFieldRow('Content', newBlock(name, components[`blocks.${name}`]?.attributes ?? {}))
    setOpen(false)
    void openField(`Content.${Content?.length ?? 0}`)
  }
  return (
    <>
      <Button variant="secondary" fullWidth disabled={disabled} onClick={() => setOpen(true)}>
        Add a block
      </Button>
      <Modal.Root open={isOpen} onOpenChange={setOpen}>
        <Modal.Content {...focusReturn}>
          <Modal.Header>
            <Modal.Title>Add a block at the end of the page</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <ChoiceGrid choices={BLOCKS} onChoose={add} explains />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  )
}
