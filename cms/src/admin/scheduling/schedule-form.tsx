import {
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useNotifyFailure } from '../editing/use-notify-failure'
import { readLocalTime, writeLocalTime, type LocalTime } from './local-time'
import { useSetScheduleMutation, type Schedule, type ScheduledActionName } from './schedule-api'

interface Props {
  readonly type: string
  readonly documentId: string
  /** The one to change; undefined for a new one. */
  readonly schedule: Schedule | undefined
  /** What a new one may do: a document has one of each. */
  readonly actions: readonly ScheduledActionName[]
  readonly onCancel: () => void
  readonly onSaved: () => void
}

const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone
const HOUR_MS = 60 * 60 * 1000
const FIRST_CONTROL = "[role='combobox'][aria-disabled='false'], input[type='datetime-local']"
const ACTION_NAMES = { publish: 'Publish the saved draft', unpublish: 'Unpublish' } as const

/** Action, date and time. Not a form element: the panel stands within the form of the entry. */
export function ScheduleForm({ type, documentId, schedule, actions, onCancel, onSaved }: Props) {
  const choices = schedule ? [schedule.action] : actions
  const [chosen, setChosen] = useState<ScheduledActionName>()
  // A colleague may have scheduled the chosen one meanwhile.
  const action = chosen && choices.includes(chosen) ? chosen : choices[0]
  const [text, setText] = useState(() =>
    writeLocalTime(schedule ? new Date(schedule.dueAt) : nextFullHour(), TIME_ZONE),
  )
  const [save, { isLoading }] = useSetScheduleMutation()
  const notifyFailure = useNotifyFailure()
  const time = readLocalTime(text, TIME_ZONE)
  const problem = problemOf(time)
  const submit = async () => {
    if (!action || !('instant' in time)) return
    const dueAt = time.instant.toISOString()
    if (notifyFailure(await save({ type, documentId, action, dueAt }))) return
    onSaved()
  }
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus(), [])
  return (
    <Flex ref={form} direction="column" alignItems="stretch" gap={3} onKeyDown={ignoreEnter}>
      <Field.Root>
        <Field.Label>What happens</Field.Label>
        <SingleSelect
          value={action}
          disabled={choices.length < 2}
          onChange={(value) => setChosen(value as ScheduledActionName)}
        >
          {choices.map((choice) => (
            <SingleSelectOption key={choice} value={choice}>
              {ACTION_NAMES[choice]}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <Field.Root hint={hintOf(time)} error={problem}>
        <Field.Label>Date and time</Field.Label>
        <TextInput
          type="datetime-local"
          value={text}
          onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => setText(currentTarget.value)}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      <Typography variant="pi" textColor="neutral600">
        Your time zone: {TIME_ZONE.replaceAll('_', ' ')}
      </Typography>
      <Flex gap={2}>
        <Button onClick={() => void submit()} loading={isLoading} disabled={!action || problem !== undefined}>
          Schedule
        </Button>
        <Button variant="tertiary" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </Flex>
  )
}

function nextFullHour(): Date {
  return new Date((Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS)
}

function problemOf(time: LocalTime): string | undefined {
  if (time.kind === 'incomplete') return 'Enter a date and a time.'
  if (time.kind === 'skipped') return 'This time does not exist: clocks are put forward over it.'
  return time.instant.getTime() <= Date.now() ? 'This time has passed.' : undefined
}

function hintOf(time: LocalTime): string | undefined {
  return time.kind === 'repeated'
    ? 'Clocks are put back, so this time occurs twice. The first is used.'
    : undefined
}

/** Enter would submit the form of the entry around the panel. */
function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
