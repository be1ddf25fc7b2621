import { Modal } from '@strapi/design-system'
import { useFocusReturn } from './use-focus-return'

function Content(props: Modal.ContentProps) {
  return <Modal.Content {...props} {...useFocusReturn()} />
}

/** Strapi's dialog; the focus returns when it closes. Used by the patched menu (menu-text-patches.ts). */
export const ModalWithFocusReturn = { ...Modal, Content }
