import type { z } from 'zod'
import type { categorySchema } from '../../src/content/categories.ts'
import type { frontMatterSchema } from '../../src/content/front-matter-schema.ts'

/** Options in content files. */
export type FrontMatter = z.output<typeof frontMatterSchema>
export type Category = z.output<typeof categorySchema>
