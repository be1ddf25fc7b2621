/** Written by website/small-modules.ts. */
declare module 'virtual:small-modules' {
  const modules: readonly (readonly [path: string, source: string])[]
  export default modules
}
