// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listenForPresses } from './press';

let stop: () => void;
let clicked: string[];

beforeEach(() => {
  document.body.innerHTML =
    '<button id="aimed"><span>Lessons</span></button><button id="other"></button>' +
    '<button id="held" data-drag></button><p id="board"></p>' +
    '<label id="choice"><input id="chip" type="radio"></label>';
  clicked = [];
  for (const it of document.querySelectorAll('[id]')) {
    it.addEventListener('click', ({ target }) => target === it && clicked.push(it.id));
  }
  stop = listenForPresses();
});
afterEach(() => stop());

const found = (id: string): HTMLElement => {
  const it = document.getElementById(id);
  if (!it) throw new Error(`no ${id}`);
  return it;
};

function press(on: Element, pointerType = 'touch'): void {
  on.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, pointerId: 7, pointerType }),
  );
}

function click(on: Element, detail = 1): void {
  on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
}

it('a tap is for what was touched, whatever lies there when the finger is lifted', () => {
  press(found('aimed').firstElementChild as Element);
  click(found('other'));
  expect(clicked).toEqual(['aimed']);
  press(found('aimed'));
  click(found('board'));
  expect(clicked).toEqual(['aimed', 'aimed']);
});

it('a tap on what is gone by then does nothing', () => {
  const aimed = found('aimed');
  press(aimed);
  aimed.remove();
  click(found('other'));
  expect(clicked).toEqual([]);
});

it('a tap on what was drawn anew under the finger is a tap on it', () => {
  const aimed = found('aimed');
  press(aimed);
  const anew = aimed.cloneNode(true) as HTMLElement;
  aimed.replaceWith(anew);
  let n = 0;
  anew.addEventListener('click', () => {
    n += 1;
  });
  click(anew);
  expect(n).toBe(1);
});

it('a tap beside all buttons presses none that comes there', () => {
  press(found('board'));
  click(found('other'));
  expect(clicked).toEqual([]);
});

it('what has followed the finger itself is not clicked once more', () => {
  press(found('held'));
  click(found('other'));
  expect(clicked).toEqual([]);
});

it('a tap that stays where it was, a key and a label click as ever', () => {
  press(found('other'));
  click(found('other'));
  expect(clicked).toEqual(['other']);
  press(found('aimed'));
  click(found('other'), 0);
  expect(clicked).toEqual(['other', 'other']);
  press(found('choice'));
  click(found('choice'));
  // What browsers do by themselves: the label clicks what it names.
  expect(clicked).toEqual(['other', 'other', 'choice', 'chip']);
});

it('a mouse that was moved away meant nothing', () => {
  press(found('aimed'), 'mouse');
  click(found('board'));
  expect(clicked).toEqual(['board']);
});

it('a finger that has asked what a thing is taps nothing', () => {
  press(found('aimed'));
  found('aimed').dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: 7 }));
  click(found('board'));
  expect(clicked).toEqual(['board']);
});
