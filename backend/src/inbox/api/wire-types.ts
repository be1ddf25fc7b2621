/**
 * What the inbox API takes and returns as JSON. The inbox of the admin panel imports these types and nothing else of
 * the backend, so this file imports nothing. Times are milliseconds since 1970. Names of properties and operations stay
 * as they are (e.g. `caps`, `remark`, the operation `figures`): during an upgrade one side may be of the earlier
 * version.
 */

export type View = 'new' | 'mine' | 'unassigned' | 'quarantined' | 'handled' | 'all'

/** How many submissions there are in each view. */
export interface ViewCounts {
  readonly views: Readonly<Record<View, number>>
  /** Counting stops here: a larger number means that there are more. */
  readonly upTo: number
}

export interface Person {
  readonly id: string
  readonly name: string
}

interface NameAndLabel {
  readonly name: string
  readonly label: string
}

interface FormField extends NameAndLabel {
  readonly section: string
  readonly type: string
  readonly sensitive: boolean
}

export interface FormDescription extends NameAndLabel {
  readonly title: string
  readonly permissions: readonly string[]
  readonly fields: readonly FormField[]
  readonly topics: readonly { readonly value: string; readonly label: string }[]
}

export interface Description {
  readonly forms: readonly FormDescription[]
  readonly statuses: readonly NameAndLabel[]
  readonly reasons: readonly NameAndLabel[]
  /** How often one person may do this within an hour; 0: no limit. */
  readonly caps: { readonly reveal: number; readonly export: number }
}

/** A submission in a list. */
export interface Item {
  readonly id: string
  readonly reference: string
  /** For optimistic locking. */
  readonly version: number
  readonly form: string
  readonly formLabel: string
  readonly status: string
  readonly reasons: readonly string[]
  readonly receivedAt: number
  readonly assignee: Person | null
  readonly name: string
  readonly company: string
  readonly topic: string
}

/** Which submissions a person asks for. */
export interface Filter {
  readonly view?: View | undefined
  readonly forms?: readonly string[] | undefined
  readonly statuses?: readonly string[] | undefined
  /** A person's id; null: nobody. */
  readonly assignee?: string | null | undefined
  /** Received at or after. */
  readonly since?: number | undefined
  /** Received before. */
  readonly until?: number | undefined
  readonly search?: string | undefined
}

export interface ItemPage {
  readonly items: readonly Item[]
  /** Where the next page begins; null: this is the last. */
  readonly next: string | null
  /** False while the names of older submissions are still being added to the index. */
  readonly complete: boolean
}

export interface Answer {
  readonly field: string
  readonly label: string
  readonly type: string
  /** '' when it is masked: then it has to be revealed. */
  readonly text: string
  readonly masked: boolean
  readonly remark: string | null
}

export interface Section {
  readonly title: string
  readonly answers: readonly Answer[]
}

export interface StoredFile {
  readonly field: string
  readonly label: string
  readonly name: string
  readonly size: number
  readonly remarks: readonly string[]
  readonly readable: boolean
}

export interface Delivery {
  readonly id: string
  readonly kind: string
  readonly state: string
  readonly attempts: number
  readonly nextAt: number | null
  readonly failure: string | null
}

export interface Note {
  readonly id: string
  readonly author: Person
  readonly at: number
  readonly text: string
}

export interface Reply extends Note {
  readonly subject: string
}

/** An entry of the timeline or the audit log; its details never contain an answer. */
export interface InboxEvent {
  readonly id: string
  readonly at: number
  readonly actor: Person
  readonly action: string
  readonly form: string | null
  readonly reference: string | null
  readonly details: Readonly<Record<string, unknown>>
}

/** Everything about one submission. */
export interface Detail {
  readonly item: Item
  /** The form's title as it was asked. */
  readonly title: string
  readonly textsVersion: string
  readonly dueOn: string | null
  readonly sections: readonly Section[]
  readonly files: readonly StoredFile[]
  readonly deliveries: readonly Delivery[]
  readonly notes: readonly Note[]
  readonly replies: readonly Reply[]
  /** Oldest first. */
  readonly timeline: readonly InboxEvent[]
  /** Where a reply goes; null: there is no usable address. */
  readonly replyAddress: string | null
  readonly previous: string | null
  readonly next: string | null
  /** Other submissions with the same address that the person may read; counted up to 100. */
  readonly duplicates: number
}

/** A text to begin a reply with. `{{name}}` and the like are replaced where it is used. */
export interface Template {
  readonly id: string
  readonly form: string
  readonly title: string
  readonly subject: string
  readonly text: string
  readonly builtIn: boolean
}

export interface InboxStatistics {
  readonly perDay: readonly { readonly day: string; readonly form: string; readonly count: number }[]
  readonly medianFirstAnswerMinutes: readonly {
    readonly form: string | null
    readonly minutes: number | null
    readonly answered: number
  }[]
  readonly openByAge: readonly { readonly form: string; readonly age: string; readonly count: number }[]
}

/** What an erasure would remove. */
export interface ErasePreview {
  readonly submissions: readonly {
    readonly reference: string
    readonly form: string
    readonly formLabel: string
    readonly receivedAt: number
    readonly files: number
  }[]
  readonly total: number
  /** Mail files, of an installation without a mail server. */
  readonly mails: number
  /** False when there is more, in forms in which the person may not erase: nothing else is said of that. */
  readonly mayErase: boolean
}

/** What an erasure removed. */
export interface EraseReceipt {
  readonly erasedAt: number
  readonly submissions: number
  readonly files: number
  readonly deliveries: number
  readonly notes: number
  readonly replies: number
  readonly mails: number
  /** False: a reader held back the database's log; traces go with its next checkpoint. */
  readonly tracesRemoved: boolean
}
