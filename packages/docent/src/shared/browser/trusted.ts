interface TrustedTypes {
  createPolicy(name: string, rules: PolicyRules): PolicyRules
}

interface PolicyRules {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

/**
 * The only place that turns strings into markup or scripts. A site whose security policy enforces Trusted Types
 * (`require-trusted-types-for 'script'; trusted-types docent`) blocks all others.
 */
const rules: PolicyRules = {
  createHTML: (html) => html,
  createScriptURL(url) {
    if (new URL(url, location.href).origin === location.origin) return url
    throw new TypeError(`${url} isn't one of this site's scripts.`)
  },
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy('docent', rules) ?? rules

/** HTML that the build rendered or that comes from the configuration. */
export function trustedHtml(html: string): string {
  return policy.createHTML(html)
}

/** The address of one of this site's scripts. */
export function trustedScript(url: string): string {
  return policy.createScriptURL(url)
}
