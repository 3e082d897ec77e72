const { SPACE, TAB } = Cypress.Keyboard.Keys

describe('booking with the keyboard', () => {
  beforeEach(() => {
    cy.visit('booking.html')
    cy.get('#cancel').focus()
    cy.press(SPACE)
    cy.get('dialog').should('be.visible')
  })

  it('names the dialog and its controls', () => {
    cy.get('dialog').should('have.attr', 'aria-labelledby', 'question')
    cy.get('#question').should('have.text', 'Cancel the booking?')
    cy.contains('label', 'Reason').find('input').should('exist')
    cy.contains('dialog button', 'Yes, cancel').should('be.visible')
    cy.contains('dialog button', 'Keep it').should('be.visible')
  })

  it('reaches the controls in reading order', () => {
    cy.focused().should('have.attr', 'name', 'reason')
    cy.press(TAB)
    cy.focused().should('have.text', 'Yes, cancel')
    cy.press(TAB)
    cy.focused().should('have.text', 'Keep it')
  })

  it('closes and returns focus', () => {
    cy.press(TAB)
    cy.press(TAB)
    cy.press(SPACE)
    cy.get('dialog').should('not.be.visible')
    cy.focused().should('have.attr', 'id', 'cancel')
  })

  it('announces the result', () => {
    cy.press(TAB)
    cy.press(SPACE)
    cy.get('[role="status"]').should('have.text', 'Booking canceled')
  })
})
