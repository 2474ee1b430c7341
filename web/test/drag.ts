const centreOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

const fire = (element: Element, type: string, at: { clientX: number; clientY: number }) =>
  element.dispatchEvent(
    new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, button: 0, ...at }),
  );

/** Presses an element with the mouse and moves it over another, without letting it go. */
export function dragOver(element: Element, target: Element): void {
  fire(element, 'pointerdown', centreOf(element));
  const { clientX, clientY } = centreOf(element);
  fire(element, 'pointermove', { clientX: clientX + 10, clientY });
  fire(element, 'pointermove', centreOf(target));
}

/** Drags an element to another with the mouse. */
export function dragTo(element: Element, target: Element): void {
  dragOver(element, target);
  fire(element, 'pointerup', centreOf(target));
}
