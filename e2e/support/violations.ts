import type { Page } from '@playwright/test'

/** Collects the page's violations of the content security policy from its next load on. */
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
