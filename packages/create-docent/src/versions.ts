import { devDependencies as tools } from '../../../package.json' with { type: 'json' }
import { devDependencies, peerDependencies } from '../../docent/package.json' with { type: 'json' }
import { version } from '../package.json' with { type: 'json' }

/** All packages of docent are released together, with the same version. */
export const VERSION = version

/** The ranges that docent itself is tested with. */
export const DEPENDENCIES = {
  docent: `^${version}`,
  react: peerDependencies.react,
  'react-dom': peerDependencies['react-dom'],
}

export const DEV_DEPENDENCIES = {
  '@types/node': tools['@types/node'],
  '@types/react': tools['@types/react'],
  typescript: `^${devDependencies.typescript}`,
}
