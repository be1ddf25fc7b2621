import type { Plugin } from 'vite'

const REACT_ROUTER = /node_modules\/react-router\/dist\/production\//
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm
const COMPONENT = /(?<=^const \w+ = )React\$1\.(?:forwardRef|createContext|memo)\(/gm

/**
 * Lets the bundler drop those components of React Router that the site does not use, such as `Form` and `NavLink`. It
 * keeps them otherwise, because each gets a name for developer tools, and because it cannot know that creating a
 * component has no effect.
 */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'drop-unused-components',
    apply: 'build',
    transform: {
      filter: { id: REACT_ROUTER },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  }
}

/** A module of React Router whose components and contexts may be dropped if nothing uses them. */
export function withoutNames(code: string): string {
  return code.replaceAll(DISPLAY_NAME, '').replaceAll(COMPONENT, '/* @__PURE__ */ $&')
}
