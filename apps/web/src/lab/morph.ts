/** Makes `old` like `next` and touches nothing else: what the reader has opened, scrolled to or focused stays so. */
export function morph(old: Element, next: Element): void {
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const name of old.getAttributeNames()) if (name !== 'open' && !next.hasAttribute(name)) old.removeAttribute(name);
  const [before, after] = [[...old.childNodes], [...next.childNodes]];
  for (const [i, node] of after.entries()) {
    const there = before[i];
    if (!there) old.append(node);
    else if (there instanceof Element && node instanceof Element && there.tagName === node.tagName) morph(there, node);
    else if (!there.isEqualNode(node)) there.replaceWith(node);
  }
  for (const rest of before.slice(after.length)) rest.remove();
}
