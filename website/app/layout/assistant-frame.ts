/** What a frame around the assistant may do. Without `allow-same-origin` it reaches nothing of the page around it. */
export const ASSISTANT_SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

/** What the frame tells the page when somebody presses Escape in it. */
export const CLOSE_MESSAGE = 'assistant:close'
