import type { Page } from '@playwright/test'

/** Collects the directives of the content security policy that a page violates from now on. */
export async function collectViolations(page: Page): Promise<() => string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sample, sourceFile, lineNumber } = event
      const report = (window as unknown as { reportViolation: (text: string) => void })
        .reportViolation
      report(
        `${location.pathname}: ${violatedDirective} ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
      )
    })
  })
  return () => violations
}
