import * as React from 'react'
import { Route, Routes, useSearchParams } from 'react-router-dom'
import { readListFilter, toFilter, writeListFilter, type ListFilter } from './list/list-filter'
import { SubmissionList } from './list/submission-list'
import { SubmissionDetail } from './detail/submission-detail'
import { InboxHeader } from './inbox-header'
import { AuditPage } from './pages/audit-page'
import { ErasePage } from './pages/erase-page'
import { StatisticsPage } from './pages/statistics-page'
import { TemplatesPage } from './pages/templates-page'
import { ShortcutHelp } from './shortcuts/shortcut-help'
import { useShortcuts } from './shortcuts/use-shortcuts'
import { useShortcutsSetting } from './shortcuts/use-shortcuts-setting'
import { Permitted } from './ui/permitted'

/** The pages of the inbox. They share the filter, so that a submission knows its neighbors in the list. */
export function InboxRoutes() {
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = React.useState('')
  const [helpIsOpen, setHelpOpen] = React.useState(false)
  const [shortcutsOn, switchShortcuts] = useShortcutsSetting()
  const filter = readListFilter(params, search)
  useShortcuts({ '?': () => setHelpOpen(true) }, shortcutsOn)

  const onFilter = (changed: ListFilter) => {
    setSearch(changed.search)
    setParams(writeListFilter(changed), { replace: true })
  }
  const list = <SubmissionList filter={filter} onFilter={onFilter} shortcutsOn={shortcutsOn} />
  const detail = <SubmissionDetail filter={toFilter(filter)} shortcutsOn={shortcutsOn} />
  return (
    <>
      <InboxHeader filter={toFilter(filter)} onHelp={() => setHelpOpen(true)} />
      <Routes>
        <Route index element={list} />
        <Route path="submissions/:id" element={detail} />
        <Route path="figures" element={<StatisticsPage />} />
        <Route
          path="templates"
          element={
            <Permitted permission="change">
              <TemplatesPage />
            </Permitted>
          }
        />
        <Route
          path="erase"
          element={
            <Permitted permission="erase">
              <ErasePage />
            </Permitted>
          }
        />
        <Route
          path="audit"
          element={
            <Permitted permission="audit">
              <AuditPage />
            </Permitted>
          }
        />
      </Routes>
      <ShortcutHelp
        isOpen={helpIsOpen}
        onClose={() => setHelpOpen(false)}
        isOn={shortcutsOn}
        onSwitch={switchShortcuts}
      />
    </>
  )
}
