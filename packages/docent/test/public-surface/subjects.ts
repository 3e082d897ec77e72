import type { z } from 'zod'
import type { categorySchema } from '../../src/content/categories.ts'
import type { frontMatterSchema } from '../../src/shared/records/front-matter.ts'

/** Options in content files. */
export type FrontMatter = z.output<typeof frontMatterSchema>
export type Category = z.output<typeof categorySchema>
