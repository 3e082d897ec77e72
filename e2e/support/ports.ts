/** Ports of the servers that the browser tests start. */
export const ports = { site: 4310, basic: 4311, two: 4312, dev: 4320 }

/** Addresses of the fixture sites. */
export const basic = (path: string): string => `http://localhost:${ports.basic}${path}`
export const two = (path: string): string => `http://localhost:${ports.two}/two${path}`
