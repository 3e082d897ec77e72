/** The data that the plugin has for the browser, which docent adds to the bundle. */
declare module 'virtual:docent/data/@docent/analytics' {
  const data: import('./client-data.ts').ClientData
  export default data
}
