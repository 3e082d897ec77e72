/** The option `customFields`, which docent adds to the bundle. */
declare module 'virtual:docent/data/@docent/docusaurus' {
  const customFields: Record<string, unknown>
  export default customFields
}
