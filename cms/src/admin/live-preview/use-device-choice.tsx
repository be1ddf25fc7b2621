import { Button, Flex } from '@strapi/design-system'
import { useStoredChoice } from './use-stored-choice'

/** Widths of windows, in CSS pixels. */
const DEVICES = { Phone: 390, Tablet: 768, Desktop: 1440 } as const
type Device = keyof typeof DEVICES
const DEVICE_NAMES = Object.keys(DEVICES) as Device[]

interface DeviceChoice {
  /** In CSS pixels. */
  readonly deviceWidth: number
  readonly buttons: JSX.Element
}

/** The width at which a page is shown, and buttons to change it. */
export function useDeviceChoice(): DeviceChoice {
  const [device, setDevice] = useStoredChoice('beam-preview-device', DEVICE_NAMES, 'Desktop')
  const buttons = (
    <Flex tag="fieldset" aria-label="Width of the page" gap={1} style={{ border: 0 }}>
      {DEVICE_NAMES.map((name) => (
        <Button
          key={name}
          size="S"
          variant={name === device ? 'secondary' : 'ghost'}
          aria-pressed={name === device}
          onClick={() => setDevice(name)}
        >
          {name}
        </Button>
      ))}
    </Flex>
  )
  return { deviceWidth: DEVICES[device], buttons }
}
