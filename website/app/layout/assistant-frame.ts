/** The sandbox of the assistant's frame. Without `allow-same-origin` it cannot access the page around it. */
export const ASSISTANT_SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

/** The message that the frame posts to the page on Escape. */
export const CLOSE_MESSAGE = 'assistant:close'
