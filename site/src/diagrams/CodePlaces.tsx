import type { ReactNode } from 'react'
import { ArrowHead } from './parts/ArrowHead.tsx'

interface PlaceProps {
  y: number
  height: number
  title: string
  color: string
  children: ReactNode
}

function Place({ y, height, title, color, children }: PlaceProps) {
  return (
    <g>
      <rect
        x="10"
        y={y}
        width="440"
        height={height}
        rx="10"
        fill="none"
        stroke={color}
        strokeWidth="2"
      />
      <text x="26" y={y + 28} fontWeight="700">
        {title}
      </text>
      {children}
    </g>
  )
}

interface CodeProps {
  x: number
  y: number
  width: number
  lines: string[]
  note: string
}

function Code({ x, y, width, lines, note }: CodeProps) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={lines.length * 23 + 42}
        rx="8"
        fill="var(--diagram-fill)"
        stroke="var(--diagram-stroke)"
        strokeWidth="1.5"
      />
      {lines.map((line, index) => (
        <text
          key={line}
          x={x + width / 2}
          y={y + 26 + index * 23}
          textAnchor="middle"
          fontFamily="monospace"
        >
          {line}
        </text>
      ))}
      <text
        x={x + width / 2}
        y={y + 27 + lines.length * 23}
        textAnchor="middle"
        fill="var(--diagram-muted)"
      >
        {note}
      </text>
    </g>
  )
}

/** Which of a project's files run in the browser, which in Node.js, and which commands connect them. */
export default function CodePlaces() {
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby="code-places-title code-places-desc"
        viewBox="0 0 460 530"
        width="460"
      >
        <title id="code-places-title">What runs in the browser and what in Node</title>
        <desc id="code-places-desc">
          Spec files, the support file, and everything they import run in the browser, next to your
          application. The configuration with setupNodeEvents, tasks, and plugins run in Node.js.
          The commands cy.task, cy.exec, cy.readFile, cy.writeFile, and cy.request go from the
          browser to Node.js and return a result.
        </desc>
        <defs>
          <ArrowHead id="code-places-arrow" />
        </defs>
        <g
          fill="none"
          stroke="var(--diagram-stroke)"
          strokeWidth="2"
          markerEnd="url(#code-places-arrow)"
        >
          <path d="M60 220 V364" />
          <path d="M400 368 V226" />
        </g>
        <g fontSize="16" fill="var(--diagram-text)">
          <Place y={10} height={210} title="Browser" color="var(--diagram-accent)">
            <Code
              x={26}
              y={52}
              width={240}
              lines={['cypress/e2e/*.cy.ts', 'cypress/support/e2e.ts', 'and their imports']}
              note="no fs, no database"
            />
            <Code
              x={278}
              y={52}
              width={156}
              lines={['document', 'window', 'your code']}
              note="your application"
            />
            <text x="230" y="200" textAnchor="middle" fill="var(--diagram-muted)">
              side by side, in the same browser window
            </text>
          </Place>
          <g fontFamily="monospace" textAnchor="middle">
            <text x="230" y="260">
              cy.task cy.exec
            </text>
            <text x="230" y="285">
              cy.readFile cy.writeFile
            </text>
            <text x="230" y="310">
              cy.request
            </text>
          </g>
          <text x="230" y="342" textAnchor="middle" fill="var(--diagram-muted)">
            arguments in, results out
          </text>
          <Place y={370} height={150} title="Node.js" color="var(--diagram-ok)">
            <Code
              x={26}
              y={412}
              width={240}
              lines={['cypress.config.ts', 'setupNodeEvents()']}
              note="tasks, plugins, files"
            />
            <Code x={278} y={412} width={156} lines={['proxy', 'bundler']} note="Cypress server" />
          </Place>
        </g>
      </svg>
      <figcaption>A test can't import Node.js code. It uses a command instead.</figcaption>
    </figure>
  )
}
