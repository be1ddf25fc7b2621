/** Whether a GET of this URL (`http:`) is answered with a success status. Never rejects. */
export function isHealthyAt(url: string): Promise<boolean>

/** The status with which it is answered; 0 without an answer in time. Never rejects. */
export function statusAt(url: string, timeoutMs: number): Promise<number>
