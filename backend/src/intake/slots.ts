import { subnetOf } from './subnet-of.ts'

/** What is being sent: the kinds have slots of their own, so that slow uploads never block messages. */
export type SlotKind = 'text' | 'upload' | 'rejected'

export interface SlotLimits {
  /** Requests of one kind that are being read or stored at one time. */
  readonly total: number
  /** From one IPv4 address or IPv6 /64; 0: as many as there are. */
  readonly perAddress: number
  /** From one IPv4 /24 or IPv6 /48; 0: as many as there are. */
  readonly perNetwork: number
}

type Reservation =
  | { readonly ok: true; readonly release: () => void }
  | {
      readonly ok: false
      /** Whose slots are in use: those of this address, or those that it shares with its network and everybody. */
      readonly exhausted: 'address' | 'shared'
    }

/** Bounds how many requests with a body are in progress, per address, per network and altogether. */
export interface Slots {
  reserve(kind: SlotKind, clientAddress: string): Reservation
  /** Requests in progress, of all kinds. */
  inUse(): number
}

/** Slots of each kind, counted separately. */
export function createSlots(limits: Readonly<Record<SlotKind, SlotLimits>>): Slots {
  const kinds = {
    text: createPool(limits.text),
    upload: createPool(limits.upload),
    rejected: createPool(limits.rejected),
  }
  return {
    reserve: (kind, clientAddress) => kinds[kind].reserve(clientAddress),
    inUse: () => kinds.text.inUse() + kinds.upload.inUse() + kinds.rejected.inUse(),
  }
}

function createPool({ total, perAddress, perNetwork }: SlotLimits) {
  const byAddress = new Map<string, number>()
  const byNetwork = new Map<string, number>()
  let used = 0

  return {
    inUse: () => used,
    reserve(clientAddress: string): Reservation {
      const network = subnetOf(clientAddress)
      if (isFull(byAddress, clientAddress, perAddress)) return { ok: false, exhausted: 'address' }
      if (used >= total || isFull(byNetwork, network, perNetwork)) return { ok: false, exhausted: 'shared' }
      used += 1
      add(byAddress, clientAddress, 1)
      add(byNetwork, network, 1)
      return { ok: true, release: once(() => release(clientAddress, network)) }
    },
  }

  function release(clientAddress: string, network: string): void {
    used -= 1
    add(byAddress, clientAddress, -1)
    add(byNetwork, network, -1)
  }
}

function isFull(counts: ReadonlyMap<string, number>, key: string, limit: number): boolean {
  return limit > 0 && (counts.get(key) ?? 0) >= limit
}

/** Keys without a count are removed: memory follows what is in progress. */
function add(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + change
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}

function once(action: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) action()
    isDone = true
  }
}
