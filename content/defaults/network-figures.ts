import { FACTS } from './facts.ts'

/** What the numbers of the network count, worded the same wherever they are shown. */
const FIGURES = {
  downloads: { value: FACTS.downloads, label: 'app downloads' },
  dailyTransactions: { value: FACTS.dailyTransactions, label: 'transactions a day' },
  rewardsRedeemed: { value: FACTS.rewardsRedeemed, label: 'rewards redeemed' },
  terminals: { value: FACTS.terminals, label: 'payment terminals' },
  stores: { value: FACTS.stores, label: 'stores' },
} as const

export type NetworkFigure = keyof typeof FIGURES

/** Figures for a block of statistics, in the order of `names`. */
export function networkFigures(...names: readonly NetworkFigure[]) {
  return names.map((name) => FIGURES[name])
}

/** All of them, the best known first. */
export const ALL_NETWORK_FIGURES = Object.values(FIGURES)
