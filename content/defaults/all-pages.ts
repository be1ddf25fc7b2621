import type { Page } from '../model/page.ts'
import { home } from './pages/home.ts'
import { aboutUs } from './pages/about-us.ts'
import { whatWeOffer } from './pages/what-we-offer.ts'
import { payInStore } from './pages/pay-in-store.ts'
import { payOnline } from './pages/pay-online.ts'
import { localStore } from './pages/local-store.ts'
import { lsInstForm } from './pages/ls-inst-form.ts'
import { osInstForm } from './pages/os-inst-form.ts'
import { localPartners } from './pages/local-partners.ts'
import { lpForm } from './pages/lp-form.ts'
import { banks } from './pages/banks.ts'
import { softwarePartners } from './pages/software-partners.ts'
import { visionaryDevelopers } from './pages/visionary-developers.ts'
import { technologyPartnerships } from './pages/technology-partnerships.ts'
import { partnerships } from './pages/partnerships.ts'
import { investors } from './pages/investors.ts'
import { investorsForm } from './pages/investors-form.ts'
import { news } from './pages/news.ts'
import { careers } from './pages/careers.ts'
import { careersMobileDeveloper } from './pages/careers-mobile-developer.ts'
import { careersJavaScalaDeveloper } from './pages/careers-java-scala-developer.ts'
import { careersPluginDeveloperForECommercePlatforms } from './pages/careers-plugin-developer-for-e-commerce-platforms.ts'
import { careersGraphicDesigner } from './pages/careers-graphic-designer.ts'
import { careersSeoSpecialist } from './pages/careers-seo-specialist.ts'
import { careersDiscoverYourFutureWithBeamWallet } from './pages/careers-discover-your-future-with-beam-wallet.ts'
import { careersSpontaneousApplication } from './pages/careers-spontaneous-application.ts'
import { helpCenter } from './pages/help-center.ts'
import { privacyPolicy } from './pages/privacy-policy.ts'
import { terms } from './pages/terms.ts'
import { contacts } from './pages/contacts.ts'
import { accessibility } from './pages/accessibility.ts'
import { notFound } from './pages/404.ts'

/** Every default page: the seed of a new content service, and the fallback when it is unavailable. */
export const ALL_PAGES: readonly Page[] = [
  home,
  aboutUs,
  whatWeOffer,
  payInStore,
  payOnline,
  localStore,
  lsInstForm,
  osInstForm,
  localPartners,
  lpForm,
  banks,
  softwarePartners,
  visionaryDevelopers,
  technologyPartnerships,
  partnerships,
  investors,
  investorsForm,
  news,
  careers,
  careersMobileDeveloper,
  careersJavaScalaDeveloper,
  careersPluginDeveloperForECommercePlatforms,
  careersGraphicDesigner,
  careersSeoSpecialist,
  careersDiscoverYourFutureWithBeamWallet,
  careersSpontaneousApplication,
  helpCenter,
  contacts,
  terms,
  privacyPolicy,
  accessibility,
  notFound,
]
