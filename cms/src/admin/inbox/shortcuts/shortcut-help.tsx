import { Box, Checkbox, Flex, Modal, Typography } from '@strapi/design-system'
import { styled } from 'styled-components'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
}

const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['j', 'Next submission'],
  ['k', 'Previous submission'],
  ['Enter', 'Open the submission'],
  ['u', 'Back to the list'],
  ['x', 'Select in the list'],
  ['a', 'Assign to me'],
  ['e', 'Mark as done'],
  ['r', 'Reply'],
  ['/', 'Search'],
  ['?', 'This help'],
]

export function ShortcutHelp({ isOpen, onClose, isOn, onSwitch }: Props) {
  return (
    <Modal.Root open={isOpen} onOpenChange={(open: boolean) => !open && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Keyboard shortcuts</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Box tag="dl" marginBottom={4}>
            {KEYS.map(([key, does]) => (
              <Flex key={key} gap={4} paddingTop={1} paddingBottom={1}>
                <Box tag="dt" width="6rem">
                  <Key>{key}</Key>
                </Box>
                <Typography tag="dd">{does}</Typography>
              </Flex>
            ))}
          </Box>
          <Checkbox
            checked={isOn}
            onCheckedChange={(checked: boolean | 'indeterminate') => onSwitch(checked === true)}
          >
            Single-key shortcuts are on
          </Checkbox>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Browsers write keys smaller than other text. */
const Key = styled.kbd`
  display: inline-block;
  min-width: 2.4rem;
  padding: 0.1rem 0.6rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral300};
  border-radius: ${({ theme }) => theme.borderRadius};
  font: inherit;
  font-size: 1.3rem;
  text-align: center;
  color: ${({ theme }) => theme.colors.neutral800};
  background: ${({ theme }) => theme.colors.neutral100};
`
