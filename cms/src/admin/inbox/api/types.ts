/** What the backend's inbox answers. The page knows no field of any form: labels and values come from there. */

export type { InboxPermission } from '../../../inbox/inbox-permissions'
export type View = 'new' | 'mine' | 'unassigned' | 'quarantined' | 'handled' | 'all'

export interface Person {
  readonly id: string
  readonly name: string
}

export interface Colleague extends Person {
  readonly forms: readonly string[]
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
}

export interface Item {
  readonly id: string
  readonly reference: string
  /** For optimistic locking. */
  readonly version: number
  readonly form: string
  readonly formLabel: string
  readonly status: string
  readonly reasons: readonly string[]
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  readonly assignee: Person | null
  readonly name: string
  readonly company: string
  readonly topic: string
}

export interface Filter {
  readonly view?: View
  readonly forms?: readonly string[]
  readonly statuses?: readonly string[]
  readonly assignee?: string | null
  /** Milliseconds since 1970. */
  readonly since?: number
  readonly until?: number
  readonly search?: string
}

export interface ItemPage {
  readonly items: readonly Item[]
  readonly next: string | null
  /** False while the index of names is still being filled. */
  readonly complete: boolean
}

export interface Answer {
  readonly field: string
  readonly label: string
  readonly text: string
  readonly masked: boolean
  readonly remark: string | null
  readonly type: string
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

export interface Detail {
  readonly item: Item
  readonly title: string
  readonly textsVersion: string
  readonly dueOn: string | null
  readonly sections: readonly { readonly title: string; readonly answers: readonly Answer[] }[]
  readonly files: readonly StoredFile[]
  readonly deliveries: readonly Delivery[]
  readonly notes: readonly Note[]
  readonly replies: readonly Reply[]
  readonly timeline: readonly InboxEvent[]
  readonly replyAddress: string | null
  readonly previous: string | null
  readonly next: string | null
  readonly duplicates: number
}

export interface Template {
  readonly id: string
  readonly form: string
  readonly title: string
  readonly subject: string
  readonly text: string
  readonly builtIn: boolean
}

export interface Figures {
  readonly perDay: readonly { readonly day: string; readonly form: string; readonly count: number }[]
  readonly medianFirstAnswerMinutes: readonly {
    readonly form: string | null
    readonly minutes: number | null
    readonly answered: number
  }[]
  readonly openByAge: readonly { readonly form: string; readonly age: string; readonly count: number }[]
}

export interface ErasePreview {
  readonly submissions: readonly {
    readonly reference: string
    readonly form: string
    readonly formLabel: string
    readonly receivedAt: number
    readonly files: number
  }[]
  readonly total: number
  readonly mails: number
  readonly mayErase: boolean
}

export interface EraseReceipt {
  readonly erasedAt: number
  readonly submissions: number
  readonly files: number
  readonly deliveries: number
  readonly notes: number
  readonly replies: number
  readonly mails: number
  readonly tracesRemoved: boolean
}
