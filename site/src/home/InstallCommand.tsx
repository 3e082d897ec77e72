import type { ReactNode } from 'react'

const COMMANDS = [
  ['npm', 'npm', 'npm install cypress --save-dev'],
  ['yarn', 'Yarn', 'yarn add cypress --dev'],
  ['pnpm', 'pnpm', 'pnpm add --save-dev cypress'],
  ['bun', 'Bun', 'bun add --dev cypress'],
] as const

/** The command that installs Cypress, in the same tabs as in articles, so that the choice of a manager counts everywhere. */
export function InstallCommand(): ReactNode {
  return (
    <div className="tabs home-install" data-group="package-manager">
      <div role="tablist" aria-label="Package manager">
        {COMMANDS.map(([value, label], index) => (
          <button
            key={value}
            type="button"
            role="tab"
            data-value={value}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {label}
          </button>
        ))}
      </div>
      {COMMANDS.map(([value, label, command], index) => (
        <div key={value} role="tabpanel" data-value={value} aria-label={label} hidden={index !== 0}>
          <figure className="code-block" data-language="sh">
            <pre>
              <code>
                <span className="line">{command}</span>
              </code>
            </pre>
            <button type="button" className="code-copy" aria-label="Copy code" />
          </figure>
        </div>
      ))}
    </div>
  )
}
