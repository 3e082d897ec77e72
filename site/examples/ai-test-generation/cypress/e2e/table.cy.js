describe('table', () => {
  it('is booked outside', () => {
    cy.visit('table.html')
    cy.prompt([
      'type "Ines" into the name field',
      'select "4" from the list of people',
      'check the terrace checkbox',
      'click the "Book" button',
      'verify the status contains "Table for 4, Ines, outside"',
    ])
  })
})
