/** Whether a GET of this URL (`http:`) is answered with a success status. Never rejects. */
export function isHealthyAt(url: string): Promise<boolean>
