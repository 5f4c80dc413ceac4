// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchAheadOnceUsed } from './fetch-ahead.ts';

const FILE = '/assets/activities-1.js';

beforeEach(() => {
  document.body.innerHTML = [
    '<div id="root"><h1 tabindex="-1">Tasuki</h1>',
    '<button type="button">Google</button>',
    '<form><input name="email"><button type="submit">Sign in</button></form></div>',
    `<template id="ahead"><link rel="modulepreload" href="${FILE}"></template>`,
  ].join('');
});
afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
});

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

const fetched = () => document.head.querySelectorAll(`link[href="${FILE}"]`).length;

describe('what follows a guest page', () => {
  beforeEach(() => {
    fetchAheadOnceUsed(element('#root'));
  });

  test('is not fetched while the page is only read', () => {
    element('h1').focus();
    element('h1').click();
    expect(fetched()).toBe(0);
  });

  test('is fetched once somebody is at a field', () => {
    element('input').focus();
    expect(fetched()).toBe(1);
    element('button[type=submit]').focus();
    expect(fetched()).toBe(1);
  });

  test('is fetched while the way to a provider is looked up', () => {
    element('button[type=button]').click();
    expect(fetched()).toBe(1);
  });

  test('is fetched where the browser has filled the form in and nobody touched a field', () => {
    element('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true }));
    expect(fetched()).toBe(1);
  });
});

test('nothing is fetched ahead for who saves data', () => {
  vi.stubGlobal('navigator', Object.assign(navigator, { connection: { saveData: true } }));
  fetchAheadOnceUsed(element('#root'));
  element('input').focus();
  expect(fetched()).toBe(0);
});
