import * as React from 'react'
import { call } from '../api/call'
import type { Problem } from '../api/problem'
import type { ErasePreview, EraseReceipt } from '../api/types'
import { ProblemNotice } from '../ui/problem-notice'
import { EraseConfirmation } from './erase-confirmation'
import { EraseReceiptPanel } from './erase-receipt-panel'
import { EraseSearch } from './erase-search'

/** Erases one person everywhere: first what would be erased, then the address typed again, then the receipt. */
export function ErasePage() {
  const [email, setEmail] = React.useState('')
  const [preview, setPreview] = React.useState<{ email: string; found: ErasePreview } | null>(null)
  const [receipt, setReceipt] = React.useState<EraseReceipt | null>(null)
  const [problem, setProblem] = React.useState<Problem | null>(null)
  const [isBusy, setBusy] = React.useState(false)

  async function search() {
    setBusy(true)
    const address = email.trim()
    const result = await call<ErasePreview>('erase-preview', { email: address })
    setBusy(false)
    setReceipt(null)
    setPreview(result.ok ? { email: address, found: result.output } : null)
    setProblem(result.ok ? null : result.problem)
  }

  async function erase(confirmation: string) {
    if (preview === null) return
    setBusy(true)
    const input = { email: preview.email, confirmation, expected: preview.found.total }
    const result = await call<{ receipt: EraseReceipt }>('erase', input)
    setBusy(false)
    setProblem(result.ok ? null : result.problem)
    if (!result.ok) return
    setReceipt(result.output.receipt)
    setPreview(null)
    setEmail('')
  }

  return (
    <>
      <EraseSearch email={email} isBusy={isBusy} onEmail={setEmail} onSearch={() => void search()} />
      {problem !== null && <ProblemNotice problem={problem} />}
      {preview !== null && (
        <EraseConfirmation
          key={preview.email}
          {...preview}
          isBusy={isBusy}
          onErase={(text) => void erase(text)}
        />
      )}
      <div aria-live="polite">{receipt !== null && <EraseReceiptPanel receipt={receipt} />}</div>
    </>
  )
}
