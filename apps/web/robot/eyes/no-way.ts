import type { Page } from 'playwright-core';
import type { Finding } from '../finding.ts';
import type { Reading } from '../reading.ts';

/** A kind of legal move that nothing in sight leads to. Boards say what a control leads to with `data-leads`, or `data-deed` for one kind. */
export async function noWay(page: Page, { seq, place }: Reading): Promise<readonly Finding[]> {
  const lost = await page.evaluate((seq) => {
    const { isSeen, isEnabled, freePoint } = globalThis.sight;
    const waysTo = (kind: string) => [...document.querySelectorAll(`[data-deed~="${kind}"], [data-leads~="${kind}"]`)];
    const isOpen = (el: Element) => isEnabled(el) && (isSeen(el) ? isReached(el) : isInSheet(el));
    // What lies further down in a list of the bar or the side is a swipe away.
    const isReached = (el: Element) =>
      freePoint(el) !== undefined || el.closest('.bar-choices, .rm-cards, .rm-panel, .table-side') !== null;
    // On a narrow screen the side is a sheet, which a button opens.
    const isInSheet = (el: Element) =>
      el.closest('.table-side') !== null && [...document.querySelectorAll('.bar-sheets .button')].some(isSeen);
    // A bot may have acted since the page was read.
    const { kinds = [] } = globalThis.nightfall?.seq === seq ? globalThis.nightfall : {};
    return kinds.filter((kind) => !waysTo(kind).some(isOpen));
  }, seq);
  return lost.map((kind) => ({ kind: 'no way to a move', text: `nothing in sight leads to “${kind}”`, place }));
}
