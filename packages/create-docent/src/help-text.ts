import { PACKAGE_LIST } from './packages.ts'
import { TEMPLATE_NAMES, TEMPLATES } from './templates.ts'

const templates = TEMPLATE_NAMES.map((name) => `  ${name.padEnd(22)}${TEMPLATES[name]}`)

export const HELP = `Usage: npm create docent [folder] [-- options]

Creates a documentation site that is built with docent. Prompts for everything that you leave out.

Options:
  -t, --template <name>  The site's template
  --with <packages>      Packages to add, separated by commas
  --name <title>         The site's title (default: derived from the folder's name)
  -y, --yes              Don't prompt; use the defaults (folder: my-docs; template: docs)
  -h, --help             Display this message
  -v, --version          Display the version number

Templates:
${templates.join('\n')}

Packages:
${PACKAGE_LIST.join('\n')}

npm passes on the options that come after --, for example:
  npm create docent my-docs -- --template api --with blog,diagrams`
