/** A control that a visitor sees: a link, a button, a field, a summary or a tab. */
export interface Control {
  /** Its place in the list that `findControls` leaves on the document, as `controls`. */
  at: number;
  /** For reports: « a (main) Voir les projets ». */
  name: string;
  /** Component, attributes and state, without words and addresses: the same for all controls of a sort. */
  sort: string;
  /** Whether it is a link that leads away from the pages of the site. */
  leads: boolean;
  /** Whether it is in its state already: the link of this page, a chosen filter or tab. */
  settled: boolean;
  /** What stands at the middle of each of its boxes, when it is neither the control nor a part of it. */
  covered?: string;
}

/**
 * All controls that can be seen, each scrolled to the middle of the screen and looked for there. Those behind an open
 * dialog are left out. Runs inside the page, whole: it may use nothing from this module.
 */
export function findControls(): Control[] {
  const CONTROLS = 'a[href],button,input,select,textarea,summary,[role=tab]';
  const STATES = /^(?:type|role|disabled|open|aria-(?:checked|current|expanded|pressed|selected))$/;
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const controls = [...modal.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !one.closest('[inert]') &&
      !one.matches(':disabled') &&
      // The link to the content, out of sight until it has the focus.
      !(getComputedStyle(one).position === 'fixed' && one.getBoundingClientRect().bottom <= 0),
  );
  Reflect.set(document, 'controls', controls);
  return controls.map((control, at) => {
    const { name, place } = nameOf(control);
    const href = control instanceof HTMLAnchorElement ? control.href : '';
    const leads = leadsAway(control, href);
    const covered = coverOf(control);
    return {
      at,
      name,
      sort: `${leads} ${sortOf(control, place)}`,
      leads,
      settled:
        href === location.href ||
        control.matches(
          '[aria-current=page],[aria-pressed=true],[aria-selected=true],[type=radio]:checked',
        ),
      ...(covered && { covered }),
    };
  });

  function nameOf(control: HTMLElement) {
    const place = control.closest('dialog,header,nav,main,footer')?.localName ?? 'body';
    const words = control.getAttribute('aria-label') || control.textContent || control.id;
    return { place, name: `${control.localName} (${place}) ${words.trim().slice(0, 50)}` };
  }

  function sortOf(control: HTMLElement, place: string): string {
    // The router answers for all links of pages, whatever they look like.
    const isPlain =
      control.matches('a') &&
      control.getAttributeNames().every((name) => /^(?:href|class)$/.test(name));
    const attributes = [...control.attributes].map(({ name, value }) =>
      STATES.test(name) || (name === 'class' && !isPlain) ? `${name}=${value}` : name,
    );
    const block = control.closest<HTMLElement>('[data-live]')?.dataset.live ?? '';
    return [place, block, control.localName, ...attributes.sort()].join(' ');
  }

  function leadsAway(control: HTMLElement, href: string): boolean {
    if (/^(?:mailto|tel|sms):/.test(href)) return true;
    const isButton = control.role === 'button' && !control.closest('[data-failed]');
    if (!href || isButton || control.dataset.notice !== undefined) return false;
    const { origin, pathname } = new URL(href);
    const isPage = origin === location.origin && !/\.\w+$|^\/demo\//.test(pathname);
    return !isPage || (control as HTMLAnchorElement).target !== '';
  }

  /** Names what lies over all boxes of a control; empty when one of them is free. */
  function coverOf(control: HTMLElement): string {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const boxes = [...control.getClientRects()].filter(({ width, height }) => width && height);
    const over = boxes.map(({ left, top, width, height }) =>
      document.elementFromPoint(left + width / 2, top + height / 2),
    );
    const isOwn = (one: Element | null) =>
      one !== null && (control.contains(one) || one.closest('label')?.control === control);
    if (over.some(isOwn)) return '';
    const [first] = over;
    return first
      ? `${first.localName}.${first.className} ${first.textContent.slice(0, 30)}`
      : 'nothing';
  }
}
