import { describe, expect, test } from 'vitest'
import { readRegions } from '../../src/markdown/fences/code-regions.ts'

const region = (text: string, name: string) => readRegions(text).regions.get(name)

describe('regions of a file', () => {
  test.each([
    ['// #region a', '// #endregion'],
    ['//#region a', '//#endregion'],
    ['// region a', '// endregion'],
    ['/* #region a */', '/* #endregion */'],
    ['/* region a */', '/* endregion */'],
    ['{/* #region a */}', '{/* #endregion */}'],
    ['<!-- #region a -->', '<!-- #endregion -->'],
    ['<!-- region a -->', '<!-- endregion a -->'],
    ['# #region a', '# #endregion'],
    ['# region a', '# endregion'],
    ['#region a', '#endregion'],
    ['#Region "a"', '#End Region'],
    ['#pragma region a', '#pragma endregion'],
    ['-- #region a', '-- #endregion'],
    [':: #region a', ':: #endregion'],
    ['REM #region a', 'REM #endregion'],
    ['@rem #region a', '@rem #endregion'],
    ['(* #region a *)', '(* #endregion *)'],
    ['; #region a', '; #endregion'],
    ['% #region a', '% #endregion'],
    ['\t// #region a\t', '\t// #endregion a'],
  ])('can be between %j and %j', (start, end) => {
    const text = `one\n${start}\ntwo\n${end}\nthree`
    expect(region(text, 'a')).toBe('two')
    expect(region(text, '')).toBe('one\ntwo\nthree')
  })

  test.each(['a.b', 'a b', 'a-b', 'größe', '日本'])('can be named %s', (name) => {
    expect(region(`// #region ${name}\none\n// #endregion ${name}`, name)).toBe('one')
  })

  test('with several words can be named by their first word', () => {
    expect(region('// #region login (step 2)\none\n// #endregion', 'login')).toBe('one')
  })

  test('end with the style that they begin with', () => {
    const text = '<!-- #region a -->\n// #endregion\nbody\n<!-- #endregion -->'
    expect(region(text, 'a')).toBe('body')
  })

  test('with one name are one region, whatever their styles', () => {
    const text = '# region a\none\n# endregion\ntwo\n# #region a\nthree\n# #endregion'
    expect(region(text, 'a')).toBe('one\nthree')
  })

  test('can be in others, and overlap', () => {
    const text = '// #region a\n1\n// #region b\n2\n// #endregion a\n3\n// #endregion b\n4'
    expect(region(text, 'a')).toBe('1\n2')
    expect(region(text, 'b')).toBe('2\n3')
  })

  test('without an end have no code, but a line', () => {
    const { regions, unclosed } = readRegions('one\n// #region a\ntwo\n<!-- #endregion -->')
    expect(regions.get('a')).toBeUndefined()
    expect(unclosed.get('a')).toBe(2)
  })

  test.each([
    '// region codes are in this file',
    '# Region of interest',
    '#region { color: red }',
    'region = 1',
    'const region = 2',
  ])("aren't in other lines: %s", (line) => {
    expect(region(`${line}\nnext`, '')).toBe(`${line}\nnext`)
  })
})
