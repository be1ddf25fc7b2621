import { Box, Typography } from '@strapi/design-system'
import { useMemo } from 'react'
import { DifferenceList } from '../editing/difference-list'
import { compareDrafts } from './compare-drafts'
import type { Comparison } from './comparison'
import { useReadStoredDraftQuery, useReadStoredMenuQuery } from './conflict-api'
import type { Conflict } from './conflicts'
import { compareMenus } from './menu/compare-menus'
import { MENU } from './menu/menu'

interface Props {
  readonly conflict: Conflict
  /** What was to be saved. It is compared here and not sent. */
  readonly typed: object
}

/** What differs between what an editor has typed and what somebody else has saved. */
export function ConflictComparison({ conflict, typed }: Props) {
  const { comparison, hasFailed } = useComparison(conflict, typed)
  if (hasFailed) return <Typography>The texts could not be compared.</Typography>
  if (!comparison) return <Typography textColor="neutral600">Loading…</Typography>
  return (
    <Box>
      <DifferenceList
        before={comparison.theirs}
        after={comparison.mine}
        beforeName="Only in theirs"
        afterName="Only in mine"
      />
    </Box>
  )
}

interface Compared {
  readonly comparison: Comparison | undefined
  readonly hasFailed: boolean
}

function useComparison({ type, documentId, version }: Conflict, typed: object): Compared {
  const stored = { type, documentId, version }
  const isMenu = type === MENU
  const draft = useReadStoredDraftQuery(stored, { skip: isMenu })
  const menu = useReadStoredMenuQuery(stored, { skip: !isMenu })
  const comparison = useMemo(() => {
    if (draft.data) return compareDrafts(type, typed, draft.data)
    return menu.data && compareMenus(typed, menu.data)
  }, [type, typed, draft.data, menu.data])
  return { comparison, hasFailed: draft.isError || menu.isError }
}
