import { TEMPLATE_NAMES, TEMPLATES } from './templates.ts'

const templates = TEMPLATE_NAMES.map((name) => `  ${name.padEnd(18)}${TEMPLATES[name]}`)

export const HELP = `Usage: npm create docent [folder] [-- options]

Creates a documentation site that is built with docent. Asks for everything that isn't given.

Options:
  --template <name>  Template of the site
  --name <title>     Title of the site (default: made from the folder's name)
  -y, --yes          Ask nothing, and use the defaults (folder: my-docs; template: docs)
  -h, --help         Display this message
  -v, --version      Display the version number

Templates:
${templates.join('\n')}

npm passes on the options that come after --, for example:
  npm create docent my-docs -- --template api`
