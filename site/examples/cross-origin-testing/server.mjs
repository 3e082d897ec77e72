import http from 'node:http'

const shopPort = Number(process.env.PORT ?? 4310)
const shop = `http://localhost:${shopPort}`
const service = `http://localhost:${shopPort + 1}`

const serve = (address, pages) => {
  const server = http.createServer((req, res) => {
    if (req.method === 'POST') {
      // The service has the card number and sends the customer back
      res.writeHead(303, { location: `${shop}/thanks` }).end()
      return
    }
    const html = pages[req.url] ?? '<h1>Not found</h1>'
    res.writeHead(pages[req.url] ? 200 : 404, { 'content-type': 'text/html' })
    res.end(`<!doctype html><title>Demo</title>${html}`)
  })
  const { port } = new URL(address)
  server.listen(Number(port), () => console.log(address))
}

serve(shop, {
  '/': `<h1>Cart</h1><a href="${service}/pay">Pay 42 euros</a>`,
  '/thanks': '<h1>Thank you</h1>',
})

serve(service, {
  '/pay': `
    <h1>Payment</h1>
    <form method="post">
      <label>Card <input name="card"></label>
      <button>Confirm</button>
    </form>`,
})
