import { expect, test } from 'vitest'
import { convertFooter } from '../src/convert-theme-config.ts'
import { convertNavbar } from '../src/convert-navbar.ts'
import { evaluated, writeValue } from '../src/write-site.ts'
import { said } from './test-sites.ts'

const KEYS = ['themeConfig', 'navbar']

test('items keep their order and have an explicit position', () => {
  const { options, findings } = convertNavbar(
    {
      title: 'Acme',
      style: 'dark',
      logo: { src: 'img/logo.svg', width: '32px', className: 'round' },
      items: [
        { type: 'doc', docId: 'intro', label: 'Docs' },
        { to: 'guide/start', label: 'Guide', position: 'right' },
        { href: 'pathname:///play/', label: 'Play', target: '_self' },
        { label: 'More', items: [{ to: '/faq', label: 'FAQ', 'aria-label': 'Questions' }] },
        {
          type: 'docsVersionDropdown',
          dropdownItemsAfter: [{ href: 'https://old.acme.dev', label: '1.x' }],
        },
        { type: 'custom-button', text: 'Buy' },
      ],
    },
    KEYS,
  )
  expect(options).toEqual({
    navbar: {
      title: 'Acme',
      logo: { src: 'img/logo.svg', width: 32 },
      items: [
        { position: 'left', type: 'doc', docId: 'intro', label: 'Docs' },
        { position: 'right', to: '/guide/start', label: 'Guide' },
        { position: 'left', href: '/play/', label: 'Play' },
        {
          position: 'left',
          label: 'More',
          items: [{ to: '/faq', label: 'FAQ', ariaLabel: 'Questions' }],
        },
        {
          position: 'left',
          type: 'docsVersionDropdown',
          dropdownItemsAfter: [{ href: 'https://old.acme.dev', label: '1.x' }],
        },
      ],
    },
  })
  expect(said(findings, 'manual')).toEqual([
    'themeConfig.navbar.items[5]: docent has no custom item types. Use the type `html`.',
  ])
})

test('a link without a label gets an icon or a label', () => {
  const { options } = convertNavbar(
    {
      items: [
        { href: 'https://github.com/acme/acme', 'aria-label': 'GitHub', className: 'github' },
        { href: 'https://acme.dev', 'aria-label': 'Home' },
      ],
    },
    KEYS,
  )
  expect(options).toMatchObject({
    navbar: {
      items: [
        { icon: 'source', ariaLabel: 'GitHub', className: 'github' },
        { label: 'Home', ariaLabel: 'Home' },
      ],
    },
  })
})

test('the footer keeps its columns, and the year stays computed', () => {
  const year = new Date().getFullYear()
  const { options } = convertFooter(
    {
      style: 'dark',
      links: [
        { title: 'Docs', items: [{ label: 'Start', to: 'docs/start' }, { html: '<b>1</b>' }] },
        { title: null, items: [] },
      ],
      copyright: `© ${year} Acme <a href="/x">\`$1\`</a>`,
    },
    ['themeConfig', 'footer'],
  )
  expect(evaluated(options)).toEqual({
    footer: {
      style: 'dark',
      links: [
        { title: 'Docs', items: [{ label: 'Start', to: '/docs/start' }, { html: '<b>1</b>' }] },
        { title: 'Links', items: [] },
      ],
      copyright: `© ${year} Acme <a href="/x">\`$1\`</a>`,
    },
  })
  expect(writeValue(options)).toContain(
    '`© ${new Date().getFullYear()} Acme <a href="/x">\\`\\$1\\`</a>`',
  )
})
