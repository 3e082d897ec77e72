import { manual, converted, dropped, nested, NOTHING, same, when, type Rule } from './conversion.ts'

/** Converts `markdown`. By default, Docusaurus reads all pages as MDX and supports emoji. */
export const convertMarkdown: Rule = nested({
  format: when(
    (value) => value === 'mdx' || value === 'detect',
    same('markdown.format'),
    manual('docent reads `.mdx` files as MDX. Rename the files to `.md`, or keep `mdx`.'),
  ),
  emoji: same('markdown.emoji'),
  mermaid: when(Boolean, same('markdown.mermaid'), () => NOTHING),
  anchors: nested({
    maintainCase: when(Boolean, same('markdown.anchors.maintainCase'), () => NOTHING),
  }),
  hooks: nested({
    onBrokenMarkdownLinks: severityAt('onBrokenMarkdownLinks'),
    onBrokenMarkdownImages: dropped('A missing image always stops the build.'),
  }),
  mdx1Compat: dropped('docent decides by the file.'),
  preprocessor: manual('Functions can’t be migrated. Apply the changes to the files.'),
  parseFrontMatter: manual('Functions can’t be migrated. Apply the changes to the files.'),
  remarkRehypeOptions: manual('docent uses a different compiler.'),
})

/** Converts the effect of a finding on the build. docent warns where Docusaurus logs. */
export function severityAt(option: string): Rule {
  return when(
    (value) => value === 'throw' || value === 'warn' || value === 'ignore',
    same(option),
    when(
      (value) => value === 'log',
      converted(`${option}: "warn"`, () => ({ [option]: 'warn' })),
      manual('Functions can’t be migrated. Write "throw", "warn", or "ignore".'),
    ),
  )
}
