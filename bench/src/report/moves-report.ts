import type { Move } from '../commands/moves.ts'
import { seconds } from './numbers.ts'
import { markdownTable } from './table.ts'

/** How far each site gets with `docent migrate`. */
export function movesReport(moves: readonly Move[]): string {
  const table = markdownTable(
    ['Site', 'Pages', 'Builds', 'Edited lines', 'Warnings', 'Seconds'],
    moves.map((move) =>
      move.failure === undefined
        ? [
            move.site.name,
            String(move.pages),
            String(move.builds),
            String(move.lines),
            String(move.warnings),
            seconds(move.seconds),
          ]
        : [move.site.name, 'fails', String(move.builds), String(move.lines), '–', '–'],
    ),
  )
  const failures = moves.flatMap(({ site, failure }) =>
    failure === undefined ? [] : [`${site.name}: ${failure}`],
  )
  return [table, ...failures].join('\n\n')
}
