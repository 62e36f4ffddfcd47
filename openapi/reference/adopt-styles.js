// The page's policy takes no inline style sheets. The renderer writes its own into style elements at run time: here
// each becomes a sheet of the document instead, which the policy leaves to the scripts that it lets in. What it writes
// as an attribute is set by property, likewise.
const name = 'adopted-style'
const adopted = new WeakMap()

const create = Document.prototype.createElement
Document.prototype.createElement = function (tag, options) {
  const isStyle = String(tag).toLowerCase() === 'style'
  const element = create.call(this, isStyle ? name : tag, options)
  if (isStyle) element.hidden = true
  return element
}

const setAttribute = Element.prototype.setAttribute
Element.prototype.setAttribute = function (attribute, value) {
  if (attribute === 'style' && this.style) this.style.cssText = value
  else setAttribute.call(this, attribute, value)
}

// Marked code comes as a text with such attributes in its tags. They are set by property once the elements are there.
const waiting = 'data-style'
const { set: setHtml, ...innerHtml } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')
Object.defineProperty(Element.prototype, 'innerHTML', {
  ...innerHtml,
  set(html) {
    const inTags = (tag) => tag.replaceAll(' style="', ` ${waiting}="`)
    setHtml.call(this, String(html ?? '').replaceAll(/<[a-z][^>]*>/gi, inTags))
    const written = this instanceof HTMLTemplateElement ? this.content : this
    for (const element of written.querySelectorAll(`[${waiting}]`)) {
      element.style.cssText = element.getAttribute(waiting)
      element.removeAttribute(waiting)
    }
  },
})

function adopt(element) {
  let sheet = adopted.get(element)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    adopted.set(element, sheet)
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(element.textContent)
}

new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    const written = (target instanceof Element ? target : target.parentElement)?.closest(name)
    const added = [...addedNodes].filter((node) => node instanceof Element)
    for (const element of [written, ...added.flatMap((node) => [node, ...node.querySelectorAll(name)])])
      if (element?.localName === name) adopt(element)
  }
}).observe(document, { childList: true, subtree: true, characterData: true })
