/** Added to every port, so that two checkouts can be tested on one machine at the same time. */
const offset = Number(process.env.E2E_PORT_OFFSET ?? 0)

/** Ports of the servers that the browser tests start. */
export const ports = {
  site: 4310 + offset,
  basic: 4311 + offset,
  two: 4312 + offset,
  thirdParty: 4313 + offset,
  shell: 4314 + offset,
  hostile: 4315 + offset,
  firefox: 4316 + offset,
}

/** Addresses of the fixture sites. */
export const basic = (path: string): string => `http://localhost:${ports.basic}${path}`
export const two = (path: string): string => `http://localhost:${ports.two}/two${path}`
export const thirdParty = (path: string): string => `http://localhost:${ports.thirdParty}${path}`
export const hostile = (path: string): string => `http://localhost:${ports.hostile}${path}`
export const shell = (path: string): string => `http://localhost:${ports.shell}${path}`
