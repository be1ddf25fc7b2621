export declare const SITE_ARGUMENTS: readonly string[]
export declare const SITE_ENVIRONMENT: Readonly<Record<string, string>>
