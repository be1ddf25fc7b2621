import { usePersistentState } from '@strapi/strapi/admin'

/** Whether single keys do something; kept in this browser. People who dictate or slip need to switch them off. */
export function useShortcutsSetting(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = usePersistentState<boolean>('INBOX_SHORTCUTS', true)
  return [isOn, setOn]
}
