export const AVOIDED_PHRASES: readonly { readonly pattern: RegExp; readonly because: string }[]
