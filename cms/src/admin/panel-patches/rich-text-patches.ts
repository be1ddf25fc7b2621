import { EDIT_VIEW } from './panel-files'
import type { PanelPatch } from './panel-patch'

const RICH_TEXT = `${EDIT_VIEW}/FormInputs/BlocksInput`

/** The fields for rich text: as high as their text, named, and left by keyboard. */
export const RICH_TEXT_PATCHES: readonly PanelPatch[] = [
  // Strapi's are 512 px high, whatever they contain.
  { file: `${RICH_TEXT}/EditorLayout.mjs`, from: 'height: "512px"', to: 'maxHeight: "512px"' },
  {
    file: `${RICH_TEXT}/EditorLayout.mjs`,
    from: 'minHeight: livePreviewSync ? 0 : undefined',
    to: 'minHeight: "18rem"',
  },
  // A click anywhere in the field sets the cursor: the text fills it.
  {
    file: `${RICH_TEXT}/BlocksContent.mjs`,
    from: /grow: 1,(?=\s*width: "100%",\s*overflow: "auto",)/,
    to: "grow: 1, style: { display: 'flex', flexDirection: 'column' },",
  },
  {
    file: `${RICH_TEXT}/BlocksContent.mjs`,
    from: '  height: 100%;\n  // For',
    to: '  flex: 1 0 auto;\n  // For',
  },
  // They have no name: it refers to the field instead of its label.
  {
    file: `${RICH_TEXT}/BlocksInput.mjs`,
    from: 'ariaLabelId: id,',
    to: 'ariaLabelId: `${id}-label`,',
  },
  // Where they scroll, the keyboard could not scroll them: an editable region does not count as focusable.
  {
    file: `${RICH_TEXT}/BlocksContent.mjs`,
    from: '"aria-labelledby": ariaLabelId,',
    to: '"aria-labelledby": ariaLabelId, tabIndex: 0,',
  },
  // The keyboard never left a rich text with a cursor in it: Tab was held back even where it does nothing.
  {
    file: `${RICH_TEXT}/BlocksContent.mjs`,
    from: /event\.preventDefault\(\);(?=\s*if \(event\.shiftKey && selectedBlock\.handleShiftTab\))/,
    to: 'const operations = editor.operations.length;',
  },
  {
    file: `${RICH_TEXT}/BlocksContent.mjs`,
    from: /selectedBlock\.handleTab\(editor\);\s*\}/,
    to: `selectedBlock.handleTab(editor);
        }
        if (editor.operations.length > operations) event.preventDefault();`,
  },
  // Backwards, it never left the buttons above a rich text.
  {
    file: `${RICH_TEXT}/BlocksToolbar.mjs`,
    from: /jsxs\(ToolbarWrapper, \{(?=\s*padding:)/,
    to: 'jsxs(ToolbarWrapper, { onKeyDown: letFocusOut,',
  },
  {
    file: `${RICH_TEXT}/BlocksToolbar.mjs`,
    from: "import * as Toolbar from '@radix-ui/react-toolbar';",
    to: `import * as Toolbar from '@radix-ui/react-toolbar';
import { letFocusOut } from '/src/admin/editing/let-focus-out';`,
  },
]
