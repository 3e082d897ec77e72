// Prints the specification's statements with the tests that cover them, as a Markdown table.
import { readStatements, readTags } from './statements.ts'

const tags = readTags()
console.log('| Row | Behavior | Tests | Remark |\n| --- | --- | --- | --- |')
for (const { number, behavior, remark } of readStatements()) {
  const tests = tags
    .filter(({ numbers }) => numbers.includes(number))
    .map(({ file, title = '' }) => `${file} › ${title.replaceAll('|', '\\|')}`)
  console.log(`| ${number} | ${behavior} | ${tests.join('<br>')} | ${remark} |`)
}
