import { describe, expect, test } from 'vitest'
import { markdown } from './to-markdown.ts'

const code = (language: string, text: string, extra = '', caption = ''): string =>
  `<figure class="code-block" data-language="${language}"${extra}>${caption}<pre tabindex="0" role="group" aria-label="${language} code"><code>${text
    .split('\n')
    .map((line) => `<span class="line">${line}</span>`)
    .join(
      '\n',
    )}</code></pre><button type="button" class="code-copy" aria-label="Copy code"></button></figure>`

const panel = (value: string, label: string, html: string, hidden = false, extra = ''): string =>
  `<div role="tabpanel" data-value="${value}" aria-label="${label}"${hidden ? ' hidden=""' : ''}${extra}>${html}</div>`

const tabs = (group: string, ...panels: string[]): string =>
  `<div class="tabs" data-group="${group}"><div role="tablist" aria-label="Options"><button type="button" role="tab" data-value="x" aria-selected="true" tabindex="0">Button</button></div>${panels.join('')}</div>`

describe('code', () => {
  test('keeps the language and the title of a code block', () => {
    expect(
      markdown(
        code(
          'ts',
          '<span class="tk-k">const</span> a = <span class="tk-s">\'&lt;b&gt;\'</span>\n\nrun()',
          ' data-alias',
          '<figcaption class="code-title">a.ts</figcaption>',
        ),
      ),
    ).toBe("**a.ts**\n\n```ts\nconst a = '<b>'\n\nrun()\n```")
  })

  test('writes a fence that is longer than the fences in the code', () => {
    expect(markdown(code('md', '```js\nx\n```'))).toBe('````md\n```js\nx\n```\n````')
  })

  test('writes a block with added and removed lines as a diff', () => {
    expect(
      markdown(
        '<figure class="code-block" data-language="js"><pre><code><span class="line">  a</span>\n<span class="line diff-remove">  b</span>\n<span class="line diff-add">  c</span></code></pre></figure>',
      ),
    ).toBe('```diff\n    a\n-   b\n+   c\n```')
  })

  test('leaves out JavaScript that is derived from TypeScript', () => {
    expect(
      markdown(
        tabs(
          'language',
          panel('ts', 'TypeScript', code('ts', 'let a: string')),
          panel('js', 'JavaScript', code('js', 'let a'), true, ' data-markdown-ignore=""'),
        ),
      ),
    ).toBe('```ts\nlet a: string\n```')
  })

  test('joins the commands for package managers into one block', () => {
    expect(
      markdown(
        tabs(
          'package-manager',
          panel('npm', 'npm', code('sh', 'npm install acme')),
          panel('yarn', 'Yarn', code('sh', 'yarn add acme'), true),
        ),
      ),
    ).toBe('```sh\n# npm\nnpm install acme\n\n# Yarn\nyarn add acme\n```')
  })

  test('writes other tabs one after the other, below their labels', () => {
    expect(
      markdown(
        tabs(
          'framework',
          panel('react', 'React', '<p>One</p>'),
          panel('vue', 'Vue', `<p>Two</p>${code('js', 'x')}`, true),
        ),
      ),
    ).toBe('**React**\n\nOne\n\n**Vue**\n\nTwo\n\n```js\nx\n```')
  })
})
