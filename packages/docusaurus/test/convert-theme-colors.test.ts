import { expect, test } from 'vitest'
import { convertThemeColors } from '../src/convert-theme-colors.ts'

test('variables of both modes become tokens, with the line of each', () => {
  const text = `/* --ifm-color-primary: red; */
:root {
  --ifm-color-primary: #25c2a0;
  --ifm-font-family-base: var(--own), sans-serif;
  --ifm-code-font-size: 95%;
}
html[data-theme='dark'] { --ifm-background-color: #111;
  --ifm-color-primary-dark: var(--ifm-color-primary); }
.hero { --ifm-color-primary: blue; }
@media (width > 1px) { :root { --ifm-color-danger: red } }
`
  const { css, findings } = convertThemeColors([{ file: '/site/a.css', text }])
  expect(css?.text).toBe(`:root {
  --accent: #25c2a0;
  --font-text: var(--own), sans-serif;
  --danger: red;
}

[data-theme='dark'],
[data-style='dark'] {
  --bg: #111;
  --accent-strong: var(--accent);
  --accent: #25c2a0;
  --danger: red;
}
`)
  expect(findings.map(({ subject, line }) => `${subject} ${line}`)).toEqual([
    '--ifm-color-primary 3',
    '--ifm-font-family-base 4',
    '--ifm-background-color 7',
    '--ifm-color-primary-dark 8',
    '--ifm-color-danger 10',
    '1 other Infima variable 5',
  ])
})

test('a sheet without such variables adds nothing', () => {
  expect(convertThemeColors([{ file: '/a.css', text: '.a { color: red }' }])).toEqual({
    findings: [],
  })
})
