import { useEffect, useRef, useState } from 'react'
import type { TextField } from '@beam/forms/engine/form-definition.ts'
import { normalizeText } from '@beam/forms/engine/normalize-text.ts'
import { useControlValue } from './use-control-value.ts'

interface CounterProps {
  readonly name: string
  readonly field: TextField
  readonly limit: number
  readonly highlightAbove?: number
}

/** Screen readers announce what remains when typing pauses. */
const PAUSE_MS = 1000

/** Shows "12/1000", counted as the rule counts; without JavaScript the limit alone. */
export function Counter({ name, field, limit, highlightAbove = limit }: CounterProps) {
  const length = useControlValue(name, ({ value }) => normalizeText(field, value).length, -1)
  const spoken = usePaused(length)
  const high = length > highlightAbove
  return (
    <>
      <p className="counter" id={`${name}-count`} data-high={high || undefined}>
        <span>{length < 0 ? `Up to ${limit} characters` : `${length}/${limit}`}</span>
        {high && <span> · {describeRemaining(length, limit)}</span>}
      </p>
      <output className="visually-hidden">{spoken > 0 && announceRemaining(spoken, limit)}</output>
    </>
  )
}

function describeRemaining(length: number, limit: number): string {
  return length > limit ? `${length - limit} too many` : `${limit - length} left`
}

function announceRemaining(length: number, limit: number): string {
  return length > limit ? `${length - limit} characters too many` : `${limit - length} characters left`
}

/** The length when typing last paused; -1 before anything was typed. */
function usePaused(length: number): number {
  const [paused, setPaused] = useState(-1)
  const first = useRef(length)
  useEffect(() => {
    if (first.current < 0) first.current = length
    if (length === first.current) return undefined
    const timer = setTimeout(() => setPaused(length), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [length])
  return paused
}
