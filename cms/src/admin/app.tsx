import mark from './brand/mark.svg'

/** How the panel presents itself to editors. */
export default {
  config: {
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    locales: [],
    tutorials: false,
    notifications: { releases: false },
    translations: {
      en: {
        'app.components.LeftMenu.navbrand.title': 'Beam Wallet content',
        'app.components.LeftMenu.navbrand.workplace': 'Website',
        'Auth.form.welcome.title': 'Beam Wallet content',
        'Auth.form.welcome.subtitle': 'Sign in to edit the website',
        'Auth.form.register.subtitle':
          'You are the first here: this makes you the administrator. Your data stays on this machine.',
        'HomePage.head.title': 'Beam Wallet content',
      },
    },
  },
  bootstrap() {},
}
