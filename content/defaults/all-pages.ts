import type { Page } from '../model/page.ts'
import { aboutUs } from './pages/about-us.ts'
import { contacts } from './pages/contacts.ts'
import { home } from './pages/home.ts'
import { notFound } from './pages/404.ts'

/** Every default page: what a new content service is seeded with, and what the site shows without one. */
export const ALL_PAGES: readonly Page[] = [home, aboutUs, contacts, notFound]
