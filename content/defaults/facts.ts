/**
 * Claims and promises of the company. Each figure is defined here only, as displayed text; every page reads it from
 * here, so that a change is made once.
 */
export const FACTS = {
  /** Maximum number of bank cards per account. */
  maxCards: '10',

  downloads: '50M+',
  dailyTransactions: '1M+',
  rewardsRedeemed: '100M+',
  terminals: '300k',
  stores: '100k+',
  activeUsersInMena: '16 million',
  rank: '#5',
  rankedList: 'top-50',

  /** One-time prices of the installation packs. */
  storePackPrice: '75 €',
  onlinePackPrice: '65 €',

  /** Cashback that a merchant may choose; the options are defined in forms/options/cashback.ts. */
  storeCashback: '10% to 50%',
  onlineCashback: '15% to 50%',
  cashbackStep: '5 points',

  /** The lowest amount range of the investors form; its options are in forms/options/investment.ts. */
  lowestInvestment: '100,000 €',

  termsInForce: 'February 2024',
  minimumAge: '18',
  noticeOfChange: 'five business days',
  refusedCreditReportPeriod: 'seven days',
  refundPeriod: 'five business days',
  claimPeriod: 'one month',
  arbitrationAfter: '30 days',
  arbitrationSeat: 'Lisbon',
  arbitrationLanguage: 'English',
  emailDelivered: 'the next day',
  postDelivered: 'the third day',
  retentionAfterClosing: '5 years',
  draftRetention: '30 days',

  jobLocation: 'Cascais',
  pluginJobLocation: 'Lisbon, Cascais, or remote',
} as const
