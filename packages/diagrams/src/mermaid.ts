import { escapeHtml, type Fence, type FenceResult } from 'docent/plugin'
import {
  describeDiagram,
  type DiagramSource,
  ignoredLine,
  KINDS,
  readDiagram,
} from './mermaid-source.ts'
import { UNNAMED } from './messages.ts'

/** Draws a fence as SVG. docent runs it in threads, for each page that has changed. */
export default async function mermaid({ code, id, message }: Fence): Promise<FenceResult> {
  const diagram = readDiagram(code)
  if (!KINDS.some((kind) => kind.test(diagram.kind)))
    return {
      message: `docent can't draw Mermaid diagrams of the type "${diagram.kind}".`,
      fix: 'Use flowchart, sequenceDiagram, stateDiagram-v2, classDiagram, erDiagram, or xychart-beta, or show an image.',
    }
  // Loaded on demand, because most changes concern pages without a diagram.
  await import('./loop-direction.ts')
  const renderer = await import('beautiful-mermaid')
  try {
    const svg = renderer.renderMermaidSVG(diagram.code)
    const ignored = ignoredLine(diagram, renderer)
    if (ignored === undefined) return { html: figure(svg, id, diagram, message(UNNAMED)) }
    const text = code.split('\n')[ignored]?.trim() ?? ''
    return {
      message: `The line "${text}" would be missing from the diagram.`,
      fix: "Correct the line, or remove it: the package that draws diagrams supports only part of Mermaid's syntax.",
      line: ignored + 1,
    }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return {
      message: `The diagram can't be drawn: ${problem}`,
      fix: "Correct the diagram's source.",
    }
  }
}

function figure(svg: string, id: string, diagram: DiagramSource, unnamed: string): string {
  const { title, description } = describeDiagram(diagram, svg)
  const name = title === '' ? unnamed : escapeHtml(title)
  const described =
    description === '' ? '' : `<desc id="${id}-desc">${escapeHtml(description)}</desc>`
  const drawing = svg
    .replace(/<style>[\s\S]*?<\/style>\s*/g, '')
    // Diagrams on the same page need different IDs for their arrowheads.
    .replace(/\sid="([\w-]+)"/g, ` id="${id}-$1"`)
    .replace(/url\(#([\w-]+)\)/g, `url(#${id}-$1)`)
    .replace(/\s(?:data-[\w-]+|xmlns)="[^"]*"/g, '')
    .replace(/(\d+\.\d{2})\d+/g, '$1')
    .replace(/\n\s*/g, '')
    .replace(/^<svg([^>]*?)\sstyle="[^"]*"([^>]*)>/, (_, before: string, after: string) => {
      const by = described === '' ? '' : ` aria-describedby="${id}-desc"`
      return `<svg${before}${after} role="img" aria-labelledby="${id}-title"${by}><title id="${id}-title">${name}</title>${described}`
    })
  return `<figure class="diagram mermaid">${drawing}</figure>`
}
