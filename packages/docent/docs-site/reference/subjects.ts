import type { UserConfig } from 'docent/config'
import type { z } from 'zod'
import type { frontMatterSchema } from '../../src/shared/records/front-matter.ts'
import type { catalog } from '../../src/errors/index.ts'

/** The types that the reference describes. The compiler reads their properties with their doc comments. */
export interface Subjects {
  configuration: UserConfig
  frontMatter: z.input<typeof frontMatterSchema>
  errors: typeof catalog
}
