import { PUBLISH_SEVERAL } from './panel-files'
import type { PanelPatch } from './panel-patch'

/** What prevents publishing is in the list of what is published together, too, in full: it validated fields only. */
export const PUBLISH_CHECK_PATCHES: readonly PanelPatch[] = [
  {
    file: PUBLISH_SEVERAL,
    from: "import { ValidationError } from 'yup';",
    to: "import { ValidationError } from 'yup';\nimport { useBlockedEntries } from '/src/admin/checks/use-blocked-entries';",
  },
  {
    file: PUBLISH_SEVERAL,
    from: 'const { rows, validationErrors } = React.useMemo(',
    to: 'const { rows, validationErrors: invalidFields } = React.useMemo(',
  },
  {
    file: PUBLISH_SEVERAL,
    from: 'const [isDialogOpen, setIsDialogOpen] = React.useState(false);',
    to: `const { problems: validationErrors, isPending } = useBlockedEntries(model, documents, invalidFields);
    const isChecking = isPending || isLoading;
    const [isDialogOpen, setIsDialogOpen] = React.useState(false);`,
  },
  // Until the checks have answered, nothing counts as ready and nothing can be published.
  {
    file: PUBLISH_SEVERAL,
    from: 'SelectedEntriesTableContent = ({ isPublishing,',
    to: 'SelectedEntriesTableContent = ({ isChecking, isPublishing,',
  },
  {
    file: PUBLISH_SEVERAL,
    from: 'entriesToPublish: entriesToPublish,\n',
    to: 'isChecking, entriesToPublish: entriesToPublish,\n',
  },
  {
    file: PUBLISH_SEVERAL,
    from: 'children: isPublishing && entriesToPublish.includes(row.documentId) ?',
    to: `children: isChecking ? jsxs(Flex, { gap: 2, children: [
                                    jsx(Typography, { textColor: 'neutral600', children: 'Checking…' }),
                                    jsx(Loader, { small: true })
                                ] }) : isPublishing && entriesToPublish.includes(row.documentId) ?`,
  },
  {
    file: PUBLISH_SEVERAL,
    from: 'entriesReadyToPublishCount: selectedEntriesWithNoErrorsCount',
    to: "entriesReadyToPublishCount: isChecking ? '…' : selectedEntriesWithNoErrorsCount",
  },
  {
    file: PUBLISH_SEVERAL,
    from: 'entriesPublishedCount: selectedEntriesPublishedCount',
    to: "entriesPublishedCount: isChecking ? '…' : selectedEntriesPublishedCount",
  },
  {
    file: PUBLISH_SEVERAL,
    from: 'entriesModifiedCount: selectedEntriesModifiedCount',
    to: "entriesModifiedCount: isChecking ? '…' : selectedEntriesModifiedCount",
  },
  {
    file: PUBLISH_SEVERAL,
    from: 'entriesWithErrorsCount: selectedEntriesWithErrorsCount',
    to: "entriesWithErrorsCount: isChecking ? '…' : selectedEntriesWithErrorsCount",
  },
  // An entry that is published and has problems was counted as both, which left "-1 Ready to publish".
  {
    file: PUBLISH_SEVERAL,
    from: "filter(({ status })=>status === 'published')",
    to: "filter(({ status, documentId })=>status === 'published' && !validationErrors[documentId])",
  },
  {
    file: PUBLISH_SEVERAL,
    from: 'disabled: selectedEntries.length === 0 || selectedEntries.length === selectedEntriesWithErrorsCount || selectedEntriesPublishedCount === selectedEntries.length || isLoading',
    to: 'disabled: selectedEntriesWithNoErrorsCount === 0 || isChecking',
  },
]
