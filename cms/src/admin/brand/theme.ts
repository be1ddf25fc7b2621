/**
 * Colors of Strapi's light theme that are too pale as text, on white or on the tint of their own color: darker, so that
 * the contrast is at least 4.5.
 */
export const THEME = {
  light: {
    colors: {
      neutral500: '#6b6b8c',
      success600: '#2f7846',
      warning600: '#a35200',
      warning700: '#9a4b00',
    },
  },
} as const
