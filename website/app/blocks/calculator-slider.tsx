import { useId } from 'react'

interface CalculatorSliderProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly initial: number
  /** The value in words, e.g. '300 €'. */
  readonly shown: string
  readonly change: (value: number) => void
}

/** A slider with its label and its value. */
export function CalculatorSlider({ label, min, max, step, initial, shown, change }: CalculatorSliderProps) {
  const id = useId()
  return (
    <p className="calculator-slider">
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true">{shown}</span>
      <input
        ref={fillTrack}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        defaultValue={initial}
        aria-valuetext={shown}
        onInput={({ currentTarget }) => {
          fillTrack(currentTarget)
          change(currentTarget.valueAsNumber)
        }}
      />
    </p>
  )
}

/** Only Firefox has a style for the part of the track before the thumb. */
function fillTrack(input: HTMLInputElement | null): void {
  if (!input) return
  const [min, max] = [Number(input.min), Number(input.max)]
  input.style.setProperty('--share', String((input.valueAsNumber - min) / (max - min)))
}
