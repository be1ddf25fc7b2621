import { accessibility } from './accessibility.ts'
import {
  applicationDesign,
  applicationEmail,
  applicationJava,
  applicationMobile,
  applicationPlugin,
  applicationSeo,
} from './application-email.ts'
import { applicationLetter } from './application-letter.ts'
import { areaFeedback } from './area-feedback.ts'
import { areaMap } from './area-map.ts'
import { areaReviewed } from './area-reviewed.ts'
import { askAnything } from './ask-anything.ts'
import { bankBuilding } from './bank-building.ts'
import { bankContract } from './bank-contract.ts'
import { bankPartnership } from './bank-partnership.ts'
import { bankPlatform } from './bank-platform.ts'
import { cardAdded } from './card-added.ts'
import { cardChosen } from './card-chosen.ts'
import { cardRewarded } from './card-rewarded.ts'
import { cardVerified } from './card-verified.ts'
import { careerPath } from './career-path.ts'
import { codePlugin } from './code-plugin.ts'
import { codeTyped } from './code-typed.ts'
import { coinsReturning } from './coins-returning.ts'
import { contactLetters } from './contact-letters.ts'
import { customerCards } from './customer-cards.ts'
import { cvRead } from './cv-read.ts'
import { dateArranged } from './date-arranged.ts'
import { detailsChecked } from './details-checked.ts'
import { developerDesk } from './developer-desk.ts'
import { emailDraft } from './email-draft.ts'
import { emptyChair } from './empty-chair.ts'
import { feedbackStars } from './feedback-stars.ts'
import { fieldTest } from './field-test.ts'
import { firstPayment } from './first-payment.ts'
import { fitAgreed } from './fit-agreed.ts'
import { findShops } from './find-shops.ts'
import { formPaused } from './form-paused.ts'
import { formSent } from './form-sent.ts'
import { growthChart } from './growth-chart.ts'
import { helpBook } from './help-book.ts'
import { helpDesk } from './help-desk.ts'
import { helpQuestion } from './help-question.ts'
import { helpTools } from './help-tools.ts'
import { ideaBoard } from './idea-board.ts'
import { ideaEmail } from './idea-email.ts'
import { ideaSketch } from './idea-sketch.ts'
import { installationPack } from './installation-pack.ts'
import { inventoryAlert } from './inventory-alert.ts'
import { investorTable } from './investor-table.ts'
import { jobDesign } from './job-design.ts'
import { jobFuture } from './job-future.ts'
import { jobJava } from './job-java.ts'
import { jobMobile } from './job-mobile.ts'
import { jobPlugin } from './job-plugin.ts'
import { jobSeo } from './job-seo.ts'
import { legalScales } from './legal-scales.ts'
import { letterPlane } from './letter-plane.ts'
import { lifebuoy } from './lifebuoy.ts'
import { linkedCards } from './linked-cards.ts'
import { localPartner } from './local-partner.ts'
import { logoA } from './logo-a.ts'
import { logoB } from './logo-b.ts'
import { logoC } from './logo-c.ts'
import { logoD } from './logo-d.ts'
import { logoE } from './logo-e.ts'
import { logoF } from './logo-f.ts'
import { marketStall } from './market-stall.ts'
import { merchantCampaign } from './merchant-campaign.ts'
import { merchantDashboard } from './merchant-dashboard.ts'
import { merchantQuestion } from './merchant-question.ts'
import { mission } from './mission.ts'
import { networkMap } from './network-map.ts'
import { newsMena } from './news-mena.ts'
import { nextTalk } from './next-talk.ts'
import { notFound } from './not-found.ts'
import { onlineCashback } from './online-cashback.ts'
import { onlineCheckout } from './online-checkout.ts'
import { onlineCode } from './online-code.ts'
import { onlinePack } from './online-pack.ts'
import { onlineShop } from './online-shop.ts'
import { openPositions } from './open-positions.ts'
import { packChoice } from './pack-choice.ts'
import { packQuestion } from './pack-question.ts'
import { parcelCoin } from './parcel-coin.ts'
import { partnerNetwork } from './partner-network.ts'
import { partnerOffer } from './partner-offer.ts'
import { partnerRequest } from './partner-request.ts'
import { partnerVisit } from './partner-visit.ts'
import { partnersHandshake } from './partners-handshake.ts'
import { payBluetooth } from './pay-bluetooth.ts'
import { payChoice } from './pay-choice.ts'
import { payContactless } from './pay-contactless.ts'
import { payQr } from './pay-qr.ts'
import { payTap } from './pay-tap.ts'
import { pencilForm } from './pencil-form.ts'
import { personA } from './person-a.ts'
import { personB } from './person-b.ts'
import { personC } from './person-c.ts'
import { personD } from './person-d.ts'
import { philosophy } from './philosophy.ts'
import { plainWords } from './plain-words.ts'
import { platformTool } from './platform-tool.ts'
import { pluginAdded } from './plugin-added.ts'
import { pointOfSale } from './point-of-sale.ts'
import { privacyShield } from './privacy-shield.ts'
import { rankingPodium } from './ranking-podium.ts'
import { reading } from './reading.ts'
import { regulars } from './regulars.ts'
import { roleDiscussed } from './role-discussed.ts'
import { roleQuestion } from './role-question.ts'
import { salesAssistant } from './sales-assistant.ts'
import { savingsJar } from './savings-jar.ts'
import { sealComplaints } from './seal-complaints.ts'
import { sealDisputes } from './seal-disputes.ts'
import { searchPage } from './search-page.ts'
import { securePayment } from './secure-payment.ts'
import { sharedCampaign } from './shared-campaign.ts'
import { sharesRing } from './shares-ring.ts'
import { shopCounter } from './shop-counter.ts'
import { shopFront } from './shop-front.ts'
import { shopOpen } from './shop-open.ts'
import { showSomeone } from './show-someone.ts'
import { sofaShopping } from './sofa-shopping.ts'
import { softwareConnected } from './software-connected.ts'
import { softwarePlugin } from './software-plugin.ts'
import { storeContacted } from './store-contacted.ts'
import { storeDevice } from './store-device.ts'
import { storePlatform } from './store-platform.ts'
import { storeTools } from './store-tools.ts'
import { strategy } from './strategy.ts'
import { team } from './team.ts'
import { technologyGears } from './technology-gears.ts'
import { technologyLayers } from './technology-layers.ts'
import { terminalInstalled } from './terminal-installed.ts'
import { terminalReceipt } from './terminal-receipt.ts'
import { token } from './token.ts'
import { townMap } from './town-map.ts'
import { voucher } from './voucher.ts'
import { walletAloud } from './wallet-aloud.ts'
import { walletBalance } from './wallet-balance.ts'
import { walletCards } from './wallet-cards.ts'
import { walletCashback } from './wallet-cashback.ts'
import { walletFeature } from './wallet-feature.ts'
import { walletHome } from './wallet-home.ts'
import { appBuild } from './app-build.ts'
import { paymentPath } from './payment-path.ts'
import { codeModule } from './code-module.ts'
import { searchShoppers } from './search-shoppers.ts'
import { searchMerchants } from './search-merchants.ts'
import { vision } from './vision.ts'
import { stargazer } from './stargazer.ts'
import { noonRush } from './noon-rush.ts'
import { pluginBuild } from './plugin-build.ts'
import { codeCheckout } from './code-checkout.ts'
import { storeSystems } from './store-systems.ts'
import { screenCards, screenCashback, screenPay } from './app-screens.ts'
import { dailyWork } from './daily-work.ts'
import { designCampaign } from './design-campaign.ts'
import { designReport } from './design-report.ts'
import { designSpecimen } from './design-specimen.ts'
import { designSticker } from './design-sticker.ts'
import { designStoryboard } from './design-storyboard.ts'
import { earnOrGive } from './earn-or-give.ts'
import { questionAnswered } from './question-answered.ts'
import { ideaWorkbench } from './idea-workbench.ts'
import { buildingBlocks } from './building-blocks.ts'
import { merchantRate } from './merchant-rate.ts'
import { newPartner } from './new-partner.ts'
import { productDescribed } from './product-described.ts'
import { replyReceived } from './reply-received.ts'
import { risksRead } from './risks-read.ts'
import { shopperAndStore } from './shopper-and-store.ts'
import { technologyForm } from './technology-form.ts'
import { workInUse } from './work-in-use.ts'
import type { Scene } from './scene.ts'

/** All scenes; a test compares this list with content/model/illustrations.ts. */
export const ALL_SCENES: readonly Scene[] = [
  walletCashback,
  linkedCards,
  savingsJar,
  findShops,
  onlineCashback,
  sofaShopping,
  showSomeone,
  payContactless,
  payQr,
  coinsReturning,
  onlineCode,
  onlineCheckout,
  onlineShop,
  shopFront,
  shopCounter,
  networkMap,
  investorTable,
  sharesRing,
  bankBuilding,
  bankPartnership,
  developerDesk,
  pointOfSale,
  technologyGears,
  technologyLayers,
  partnersHandshake,
  partnerNetwork,
  localPartner,
  townMap,
  team,
  careerPath,
  newsMena,
  helpDesk,
  contactLetters,
  applicationLetter,
  legalScales,
  privacyShield,
  accessibility,
  notFound,
  pencilForm,
  regulars,
  askAnything,
  reading,
  emptyChair,
  openPositions,
  workInUse,
  ideaBoard,
  ideaSketch,
  ideaEmail,
  earnOrGive,
  questionAnswered,
  ideaWorkbench,
  buildingBlocks,
  lifebuoy,
  emailDraft,
  applicationEmail,
  applicationMobile,
  applicationJava,
  applicationPlugin,
  applicationDesign,
  applicationSeo,
  searchPage,
  plainWords,
  appBuild,
  pluginBuild,
  designSpecimen,
  designSticker,
  stargazer,
  letterPlane,
  noonRush,
  dailyWork,
  risksRead,
  technologyForm,
  replyReceived,
  shopperAndStore,
  merchantRate,
  walletHome,
  walletBalance,
  storeTools,
  walletCards,
  payTap,
  payBluetooth,
  terminalReceipt,
  securePayment,
  merchantDashboard,
  merchantCampaign,
  customerCards,
  storePlatform,
  inventoryAlert,
  feedbackStars,
  salesAssistant,
  voucher,
  rankingPodium,
  growthChart,
  softwareConnected,
  softwarePlugin,
  bankPlatform,
  codePlugin,
  token,
  strategy,
  vision,
  philosophy,
  mission,
  jobMobile,
  jobJava,
  jobPlugin,
  jobDesign,
  jobSeo,
  jobFuture,
  marketStall,
  helpBook,
  helpQuestion,
  helpTools,
  installationPack,
  onlinePack,
  walletAloud,
  platformTool,
  storeDevice,
  walletFeature,
  sharedCampaign,
  fieldTest,
  productDescribed,
  fitAgreed,
  payChoice,
  codeTyped,
  parcelCoin,
  partnerVisit,
  firstPayment,
  merchantQuestion,
  areaFeedback,
  cardAdded,
  cardVerified,
  cardChosen,
  cardRewarded,
  packChoice,
  shopOpen,
  newPartner,
  formSent,
  formPaused,
  detailsChecked,
  dateArranged,
  terminalInstalled,
  storeContacted,
  pluginAdded,
  packQuestion,
  cvRead,
  nextTalk,
  areaMap,
  partnerRequest,
  areaReviewed,
  roleDiscussed,
  partnerOffer,
  roleQuestion,
  bankContract,
  paymentPath,
  searchShoppers,
  searchMerchants,
  codeModule,
  codeCheckout,
  storeSystems,
  screenCards,
  screenPay,
  screenCashback,
  designCampaign,
  designStoryboard,
  designReport,
  personA,
  personB,
  personC,
  personD,
  logoA,
  logoB,
  logoC,
  logoD,
  logoE,
  logoF,
  sealComplaints,
  sealDisputes,
]
