import { ASSISTANT_SANDBOX, CLOSE_MESSAGE } from '../assistant-frame.ts'
import { ASSISTANT_FUNCTIONS, offerAssistant } from './offer-assistant.ts'
import { scriptOf } from './inline-script.ts'

/** Empty in the browser, where the script has already run. */
export const ASSISTANT_SCRIPT = import.meta.env.SSR
  ? scriptOf(ASSISTANT_FUNCTIONS, [
      `${offerAssistant.name}(${JSON.stringify(ASSISTANT_SANDBOX)},${JSON.stringify(CLOSE_MESSAGE)})`,
    ])
  : ''
