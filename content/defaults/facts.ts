/**
 * What the company claims and promises: each figure stands here and nowhere else, ready to be read. Every page takes
 * it from here, so a claim that changes is changed once.
 */
export const FACTS = {
  /** The most bank cards one account holds. */
  cardsAtMost: '10',

  downloads: '50M+',
  dailyTransactions: '1M+',
  rewardsRedeemed: '100M+',
  terminals: '300k',
  stores: '100k+',
  activeUsersInMena: '16 million',
  rank: '#5',
  rankedList: 'top-50',

  /** Prices of the installation packs, each paid once. */
  storePackPrice: '75 €',
  onlinePackPrice: '65 €',

  /** The cashback that a merchant may choose; the choices themselves stand with the forms. */
  storeCashback: '10% to 50%',
  onlineCashback: '15% to 50%',
  cashbackStep: '5 points',

  termsInForce: 'February 2024',
  ageAtLeast: '18',
  noticeOfChange: 'five business days',
  reportRefusedCredit: 'seven days',
  refundWithin: 'five business days',
  claimWithin: 'one month',
  arbitrationAfter: '30 days',
  arbitrationSeat: 'Lisbon',
  arbitrationLanguage: 'English',
  emailDelivered: 'the next day',
  postDelivered: 'the third day',
  keptAfterwards: '5 years',
  draftsKept: '30 days',

  jobLocation: 'Cascais',
  pluginJobLocation: 'Lisbon, Cascais or remote',
} as const
